import { html } from 'hono/html';
import type { Report } from '#features/declarations/server/declaration-reports.ts';
import { DELIVERIES, type Delivery } from '#features/declarations/server/deliver.ts';
import { seenState } from '#features/declarations/server/desk.ts';
import type { Html } from './ports.ts';
import { dayInGerman, declarationTexts as texts, deskTexts, inGerman } from './texts.ts';

export const NOTE_LIMIT = 2000;

/** A value as it was declared: known words in German, days as Germans write them, anything else as it is. */
const asWritten = (field: string, value: string): string => {
  if (field === 'kind' || field === 'endsOn') {
    return texts.values[value] ?? (/^\d{4}-\d\d-\d\d$/u.test(value) ? dayInGerman(value) : value);
  }
  return value;
};

const declared = ({ content }: Report): Html => {
  const known = Object.keys(texts.fields);
  const fields = Object.keys(content).toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
  return html`<dl class="desk-facts">
    ${fields.map(
      (field) =>
        html`<div>
          <dt>${texts.fields[field] ?? field}</dt>
          <dd class="desk-words">${asWritten(field, content[field] ?? '')}</dd>
        </div>`,
    )}
  </dl>`;
};

const times = ({ receivedAt, endsOn }: Report): Html =>
  html`<dl class="desk-facts">
    <div>
      <dt>${texts.received}</dt>
      <dd><time datetime="${receivedAt}">${inGerman(receivedAt)}</time></dd>
    </div>
    ${
      endsOn === null
        ? ''
        : html`<div>
            <dt>${texts.endsOn}</dt>
            <dd>${dayInGerman(endsOn)}</dd>
          </div>`
    }
  </dl>`;

function deliveryWords(report: Report, delivery: Delivery): Html {
  const { state, at, failures, problem } = report.deliveries[delivery];
  const said = {
    delivered: () => texts.delivered(inGerman(at ?? report.receivedAt)),
    waiting: () => texts.waiting(inGerman(at ?? report.receivedAt)),
    'given up': () => texts.givenUp,
  }[state]();
  const failed =
    failures > 0 && state !== 'delivered'
      ? html`<br />${texts.failures(failures, problem ?? texts.unknownProblem)}`
      : '';
  return html`<span class="desk-badge" data-kind="${state === 'given up' ? 'alarm' : state}"
      >${said}</span
    >${failed}`;
}

function sendForm(report: Report, delivery: Delivery): Html | '' {
  const { state, failures } = report.deliveries[delivery];
  // The first try is about to happen.
  if (state === 'waiting' && failures === 0) return '';
  const what = texts.delivery[delivery];
  return html`<form method="post" action="/erklaerungen/${report.reference}/senden">
    <input type="hidden" name="was" value="${delivery}" />
    <input type="hidden" name="gesehen" value="${seenState(report, delivery)}" />
    ${
      state === 'delivered'
        ? html`<button class="desk-quiet">${texts.sendAgain(what)}</button>`
        : html`<button>${texts.sendNow(what)}</button>`
    }
  </form>`;
}

const notes = (report: Report): Html =>
  report.notes.length === 0
    ? html`<p>${texts.noNotes}</p>`
    : html`<ol class="desk-notes">
        ${report.notes.map(
          ({ at, by, note }) =>
            html`<li>
              <p class="desk-words">${note}</p>
              <p class="desk-small">${by}, <time datetime="${at}">${inGerman(at)}</time></p>
            </li>`,
        )}
      </ol>`;

const doneWords = ({ doneAt, doneBy }: Report): string =>
  doneAt === null ? texts.stillOpen : texts.doneBy(doneBy ?? '', inGerman(doneAt));

const heading = ({ reference, type, suspicious }: Report): Html =>
  html`<h1>${deskTexts.kinds[type] ?? type} ${reference}</h1>
    ${suspicious ? html`<p class="desk-alarm">${deskTexts.suspiciousNote}</p>` : ''}`;

/** One declaration with everything that is known of it, and what can be done. */
export function declarationView(report: Report, said?: string): Html {
  const { reference, doneAt } = report;
  return html`<div class="desk">
    <p><a href="/erklaerungen">${texts.back}</a></p>
    ${heading(report)}
    ${said === undefined ? '' : html`<p class="desk-said" role="status">${said}</p>`}
    <section aria-labelledby="erklaert">
      <h2 id="erklaert">${texts.declared}</h2>
      ${declared(report)}
    </section>
    <section aria-labelledby="zeiten">
      <h2 id="zeiten">${texts.times}</h2>
      ${times(report)}
    </section>
    <section aria-labelledby="zustellung">
      <h2 id="zustellung">${texts.deliveries}</h2>
      <dl class="desk-facts">
        ${DELIVERIES.map(
          (delivery) =>
            html`<div>
              <dt>${texts.delivery[delivery]}</dt>
              <dd>${deliveryWords(report, delivery)} ${sendForm(report, delivery)}</dd>
            </div>`,
        )}
      </dl>
    </section>
    <section aria-labelledby="bearbeitung">
      <h2 id="bearbeitung">${texts.handling}</h2>
      <p>${doneWords(report)}</p>
      <form method="post" action="/erklaerungen/${reference}/erledigt">
        <input type="hidden" name="erledigt" value="${doneAt === null ? 'ja' : 'nein'}" />
        <button>${doneAt === null ? texts.markDone : texts.unmark}</button>
      </form>
      <h3>${texts.notes}</h3>
      ${notes(report)}
      <form method="post" action="/erklaerungen/${reference}/notiz">
        <label for="notiz">${texts.noteLabel}</label>
        <textarea id="notiz" name="notiz" rows="4" maxlength="${NOTE_LIMIT}" required></textarea>
        <button class="desk-quiet">${texts.addNote}</button>
      </form>
    </section>
    <ul class="desk-more">
      <li><a href="/erklaerungen/${reference}/drucken">${texts.print}</a></li>
      <li><a href="/erklaerungen/${reference}/export.json" download>${texts.download}</a></li>
    </ul>
  </div>`;
}

/** The same for paper: without forms, with the time at which it was asked for. */
export const printView = (report: Report, now: Date): Html =>
  html`<div class="desk desk-paper">
    ${heading(report)}
    <h2>${texts.declared}</h2>
    ${declared(report)}
    <h2>${texts.times}</h2>
    ${times(report)}
    <h2>${texts.deliveries}</h2>
    <dl class="desk-facts">
      ${DELIVERIES.map(
        (delivery) =>
          html`<div>
            <dt>${texts.delivery[delivery]}</dt>
            <dd>${deliveryWords(report, delivery)}</dd>
          </div>`,
      )}
    </dl>
    <h2>${texts.handling}</h2>
    <p>${doneWords(report)}</p>
    ${notes(report)}
    <p class="desk-small">${texts.printed(inGerman(now.toISOString()))}</p>
  </div>`;

/** What is shown for a reference that nothing belongs to. */
export const missingView = (): Html =>
  html`<div class="desk">
    <h1>${texts.missing}</h1>
    <p>${texts.missingText}</p>
    <p><a href="/erklaerungen">${texts.back}</a></p>
  </div>`;
