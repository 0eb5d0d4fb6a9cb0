import { articleListScript } from './article-list-script.ts';

interface Remembered {
  room: string;
}

// Back or reload after further articles were loaded: their place is kept free until they are there. The
// browser ignores what is undefined, and every byte of this is in the first flight.
document.body.style.minHeight = (history.state as Remembered | null)?.room as unknown as string;
// Nobody waits for this: without it every link leads to a page of its own.
addEventListener('load', () => void import(articleListScript));
