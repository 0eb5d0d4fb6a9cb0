import type { StartIsland } from '#site/island.ts';

/** The system's way to share, otherwise the address goes to the clipboard; gives what is to be said. */
async function share({
  title = '',
  text = '',
  copied,
  failed,
}: DOMStringMap): Promise<string | undefined> {
  const url = location.origin + location.pathname;
  try {
    await navigator.share({ title, text, url });
    return '';
  } catch (error) {
    // Somebody who changed their mind wants nothing on the clipboard.
    if (error instanceof Error && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return failed;
  }
}

async function answer(control: HTMLElement): Promise<void> {
  const words = await share(control.dataset);
  if (control.nextElementSibling) control.nextElementSibling.textContent = words ?? '';
}

/** Makes the button of row B8 work. */
export const start: StartIsland = (element) => {
  const button = element.querySelector('button');
  button?.addEventListener('click', () => void answer(button));
};
