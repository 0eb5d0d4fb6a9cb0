import { html } from 'hono/html';
import type { Html } from '../desk/ports.ts';

/** Such as `23.11.2026, 07:14`. */
export const readableTime = new Intl.DateTimeFormat('de-DE', {
  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
});

/** A table that scrolls by itself where it does not fit. */
export const simpleTable = (titles: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="office-table" tabindex="0" role="region" aria-label="${titles.join(', ')}">
    <table>
      <thead>
        <tr>
          ${titles.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

/** A page with a heading. */
export const simplePage = (title: string, body: Html): { title: string; body: Html } => ({
  title,
  body: html`<div class="desk">
    <h1>${title}</h1>
    ${body}
  </div>`,
});
