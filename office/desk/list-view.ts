import { html } from 'hono/html';
import {
  deskStates,
  type DeskCounts,
  type DeskFilter,
} from '#features/declarations/server/desk-search.ts';
import type { Report } from '#features/declarations/server/declaration-reports.ts';
import type { Html } from './ports.ts';
import { dayInGerman, deskTexts as texts, inShort } from './texts.ts';

export const PAGE_SIZE = 50;

export interface ListPage {
  readonly filter: DeskFilter;
  readonly page: number;
  readonly total: number;
  readonly reports: readonly Report[];
  readonly counts: DeskCounts;
}

/** The address of a page of the list. */
export function listAddress(
  { state, search }: DeskFilter,
  page = 1,
  path = '/erklaerungen',
): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { zeigen: state }),
    ...(search !== '' && { suche: search }),
    ...(page > 1 && { seite: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** How the deliveries of one declaration are getting on, in one word. */
function deliveryBadge({ deliveries }: Report): Html {
  const states = Object.values(deliveries).map(({ state }) => state);
  if (states.includes('given up'))
    return html`<span class="desk-badge" data-kind="alarm">endgültig gescheitert</span>`;
  if (states.includes('waiting'))
    return html`<span class="desk-badge" data-kind="waiting">wartet</span>`;
  return html`<span class="desk-badge">zugestellt</span>`;
}

const row = (report: Report): Html => {
  const { reference, type, receivedAt, content, endsOn, doneAt, suspicious } = report;
  const { columns } = texts;
  return html`<tr>
    <th scope="row" data-label="${columns.reference}">
      <a href="/erklaerungen/${reference}">${reference}</a>
      ${suspicious ? html`<span class="desk-badge" data-kind="alarm">${texts.suspicious}</span>` : ''}
    </th>
    <td data-label="${columns.kind}">${texts.kinds[type] ?? type}</td>
    <td data-label="${columns.received}">
      <time datetime="${receivedAt}">${inShort(receivedAt)}</time>
    </td>
    <td class="desk-name" data-label="${columns.name}">${content['name'] ?? ''}</td>
    <td data-label="${columns.endsOn}">${endsOn === null ? texts.noEnd : dayInGerman(endsOn)}</td>
    <td data-label="${columns.delivery}">${deliveryBadge(report)}</td>
    <td data-label="${columns.state}">${doneAt === null ? texts.open : texts.done}</td>
  </tr>`;
};

const deadLetters = ({ givenUp }: DeskCounts): Html | '' =>
  givenUp === 0
    ? ''
    : html`<p class="desk-alarm">
        <strong>${texts.deadLetters(givenUp)}</strong>
        <a href="${listAddress({ state: 'givenUp', search: '' })}">${texts.showDeadLetters}</a>
      </p>`;

const pager = ({ filter, page, total }: ListPage): Html | '' => {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages <= 1) return '';
  return html`<nav class="desk-pager" aria-label="${texts.pages}">
    ${page > 1 ? html`<a rel="prev" href="${listAddress(filter, page - 1)}">${texts.newer}</a>` : ''}
    <span>${texts.page(page, pages)}</span>
    ${page < pages ? html`<a rel="next" href="${listAddress(filter, page + 1)}">${texts.older}</a>` : ''}
  </nav>`;
};

/** The list of declarations with search, filter and count. */
export function listView(list: ListPage): Html {
  const { filter, total, reports, counts } = list;
  const { columns } = texts;
  return html`<div class="desk">
    <h1>${texts.title}</h1>
    <p class="desk-lead">${texts.lead}</p>
    ${deadLetters(counts)}
    <p>
      <output class="desk-count" data-live-count="/erklaerungen/stand"
        >${texts.waitingNow(counts.open, counts.undelivered, counts.givenUp)}</output
      >
    </p>
    <form class="desk-search" role="search" method="get" action="/erklaerungen">
      <label for="suche">${texts.searchLabel}</label>
      <input
        id="suche"
        name="suche"
        type="search"
        value="${filter.search}"
        maxlength="200"
        autocomplete="off"
      />
      <label for="zeigen">${texts.stateLabel}</label>
      <select id="zeigen" name="zeigen">
        ${deskStates.map(
          (state) =>
            html`<option value="${state}" ${state === filter.state ? 'selected' : ''}>
              ${texts.states[state]}
            </option>`,
        )}
      </select>
      <button>${texts.search}</button>
    </form>
    <p class="desk-found" role="status">${texts.found(total)}</p>
    ${
      reports.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<table class="desk-table">
            <caption class="desk-hidden">
              ${texts.title}: ${texts.states[filter.state]}
            </caption>
            <thead>
              <tr>
                ${Object.values(columns).map((column) => html`<th scope="col">${column}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${reports.map(row)}
            </tbody>
          </table>`
    }
    ${pager(list)}
    <ul class="desk-more">
      <li>
        <a href="${listAddress(filter, 1, '/erklaerungen/export.csv')}">${texts.exportList}</a>
      </li>
      <li><a href="/personen">${texts.person}</a></li>
    </ul>
    <script type="module" src="/desk/live-count.js"></script>
  </div>`;
}
