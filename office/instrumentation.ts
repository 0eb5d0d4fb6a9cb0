import { websitePort } from './server/website-port.ts';

/** Next calls this once, when the office starts: from then on what waits is published. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const publish = async (): Promise<void> => {
    const [{ getPayload }, { default: config }, { runPublications }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('./publishing/run-publications.ts'),
    ]);
    await runPublications(await getPayload({ config }));
  };
  const work = publish();
  websitePort()?.begins(work);
  await work;
}
