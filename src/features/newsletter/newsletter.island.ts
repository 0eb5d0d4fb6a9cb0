import * as z from 'zod/mini';
import { BackendError, siteBackend } from '#lib/backend/create-backend-client.ts';
import type { StartIsland } from '#site/island.ts';
import { subscribeFunction } from './contract.ts';
import { texts } from './texts.ts';

// The page of a proxy may come with 200, too.
const requestedSchema = z.object({ receivedAt: z.string() });

const refusalSchema = z.object({
  error: z.object({ field: z.literal('email'), message: z.string() }),
});

/**
 * Sends the form without leaving the page. Its place in the page is a live region: it tells that a
 * mail is on its way, or what is wrong, and the focus goes there.
 */
export const start: StartIsland = (element) => {
  const form = element.querySelector('form');
  const button = form?.querySelector('button');
  const field = form?.querySelector<HTMLInputElement>('[type=email]');
  if (!form || !button || !field) return;
  const problem = document.createElement('p');
  problem.id = 'newsletter-problem';
  problem.className = 'field-error';
  let isBusy = false;

  const showProblem = (error: unknown): void => {
    const { status, details } = error instanceof BackendError ? error : {};
    const refusal = refusalSchema.safeParse(details);
    const { sentences } = status === 429 ? texts.tooMany : texts.unavailable;
    problem.textContent = refusal.success ? refusal.data.error.message : sentences.join(' ');
    (refusal.success ? field : button.parentElement)?.after(problem);
    if (refusal.success) field.ariaInvalid = 'true';
    field.setAttribute('aria-describedby', problem.id);
    field.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    button.textContent = texts.sending;
    problem.remove();
    field.ariaInvalid = null;
    siteBackend()
      .invoke(subscribeFunction, { body: Object.fromEntries(new FormData(form)) })
      .then((answer) => requestedSchema.parse(answer))
      .then(() => {
        showRequested(form);
      }, showProblem)
      .finally(() => {
        isBusy = false;
        button.textContent = texts.submit;
      });
  });
};

function showRequested(form: HTMLFormElement): void {
  const { title, sentences } = texts.requested;
  const heading = document.createElement('h3');
  heading.textContent = title;
  heading.tabIndex = -1;
  const paragraphs = sentences.map((sentence) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    return paragraph;
  });
  const message = document.createElement('div');
  message.className = form.className;
  message.append(heading, ...paragraphs);
  form.replaceWith(message);
  heading.focus();
}
