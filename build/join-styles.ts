const plainStyle = /<style>([\s\S]*?)<\/style>/g;

/**
 * Puts the styles of a finished page into its last style element, in their order; elements with attributes
 * stay. Each element of its own would need a hash in the page's policy, which travels before the page.
 */
export function joinStyles(html: string): string {
  const styles = Array.from(html.matchAll(plainStyle), ([, css = '']) => css);
  let left = styles.length;
  return html.replace(plainStyle, () => {
    left -= 1;
    return left === 0 ? `<style>${styles.join('')}</style>` : '';
  });
}
