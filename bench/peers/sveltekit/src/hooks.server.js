/** As the documentation has it for fonts: they are asked for together with the styles. */
export function handle({ event, resolve }) {
  return resolve(event, {
    preload: ({ type }) => type === 'js' || type === 'css' || type === 'font',
  });
}
