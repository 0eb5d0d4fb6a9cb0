import type { Choices } from './consent-record.ts';
import { currentChoices, onChange } from './consent-store.ts';
import sheet from './settings-dialog.css?url';

let loading: Promise<HTMLDialogElement> | undefined;

/** Brings the settings and their styles into the page, once; after a failure the next call tries again. */
export function loadSettings(): Promise<HTMLDialogElement> {
  loading ??= Promise.all([loadDialog(), loadSheet()]).then(([dialog]) => insert(dialog));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** What the switches show, which is no decision yet (row C4). */
export const draftOf = (dialog: HTMLDialogElement) =>
  Object.fromEntries(
    switchesOf(dialog).map(({ name, checked }) => [name, checked]),
  ) as unknown as Choices;

function insert(dialog: HTMLDialogElement): HTMLDialogElement {
  const showDecision = () => {
    const choices = currentChoices();
    for (const one of switchesOf(dialog)) one.checked = choices[one.name as keyof Choices];
  };
  // A draft is forgotten when the settings close, and another tab may decide meanwhile.
  dialog.addEventListener('close', showDecision);
  onChange(showDecision);
  showDecision();
  document.body.append(dialog);
  return dialog;
}

// The only way to parse a document that the security policy leaves: it allows no HTML from strings.
function loadDialog(): Promise<HTMLDialogElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/cookie-einstellungen.xml');
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const dialog = request.responseXML?.querySelector('dialog');
      if (dialog) resolve(dialog);
      else reject(new Error(`The settings answered ${request.status.toString()}.`));
    });
    request.addEventListener('error', reject);
    request.send();
  });
}

function loadSheet(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

const switchesOf = (dialog: HTMLDialogElement) => [
  ...dialog.querySelectorAll<HTMLInputElement>('input:enabled'),
];
