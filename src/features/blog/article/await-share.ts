import { shareScript } from './share-script.ts';

const button = document.querySelector<HTMLElement>('[data-share]');
// The script shares as soon as it is there, and takes over the clicks that follow.
if (button) button.onclick = () => import(shareScript);
