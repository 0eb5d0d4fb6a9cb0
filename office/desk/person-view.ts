import { html } from 'hono/html';
import type { Finding } from '#server/feature.ts';
import type { Html } from './ports.ts';
import { inWords } from './person-text.ts';
import { personTexts as texts } from './texts.ts';

export const addressForm = (address: string, problem?: string): Html =>
  html`<form method="post" action="/personen">
    <label for="adresse">${texts.label}</label>
    <input
      id="adresse"
      name="adresse"
      type="email"
      value="${address}"
      required
      maxlength="255"
      autocomplete="off"
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="adresse-problem"`}
    />
    ${problem === undefined ? '' : html`<p id="adresse-problem" class="desk-problem">${problem}</p>`}
    <button>${texts.find}</button>
  </form>`;

export const startView = (address: string, problem?: string): Html =>
  html`<div class="desk">
    <h1>${texts.title}</h1>
    <p class="desk-lead">${texts.lead}</p>
    ${addressForm(address, problem)}
  </div>`;

function valueView(value: unknown, name = ''): Html | string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return html`<ol>
      ${value.map((one) => html`<li>${valueView(one)}</li>`)}
    </ol>`;
  }
  const isGroup = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isGroup ? factsView(value) : inWords(value, name);
}

const factsView = (facts: object): Html =>
  html`<dl class="desk-facts">
    ${Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(
        ([name, value]: [string, unknown]) =>
          html`<div>
            <dt>${texts.facts[name] ?? name}</dt>
            <dd class="desk-words">${valueView(value, name)}</dd>
          </div>`,
      )}
  </dl>`;

const findingView = ({ what, facts }: Finding): Html =>
  html`<section class="desk-finding">
    <h3>${texts.kinds[what] ?? what}</h3>
    ${factsView(facts)}
  </section>`;

const hidden = (address: string): Html =>
  html`<input type="hidden" name="adresse" value="${address}" />`;

export function foundView(address: string, findings: readonly Finding[], problem?: string): Html {
  if (findings.length === 0)
    return html`<div class="desk">
      <h1>${texts.title}</h1>
      <p role="status">${texts.nothing(address)}</p>
      ${addressForm('')}
    </div>`;
  return html`<div class="desk">
    <h1>${texts.title}</h1>
    <h2>${texts.found(address)}</h2>
    ${findings.map(findingView)}
    <section aria-labelledby="auskunft">
      <h2 id="auskunft">${texts.exportTitle}</h2>
      <form method="post" action="/personen/export">
        ${hidden(address)}
        <button name="form" value="text">${texts.asText}</button>
        <button name="form" value="json">${texts.asJson}</button>
      </form>
    </section>
    <section aria-labelledby="loeschen">
      <h2 id="loeschen">${texts.eraseTitle}</h2>
      <p>${texts.eraseLead}</p>
      ${problem === undefined ? '' : html`<p class="desk-problem" role="alert">${problem}</p>`}
      <form method="post" action="/personen/loeschen">
        ${hidden(address)}
        <label class="desk-check"
          ><input type="checkbox" name="sicher" value="ja" required /> ${texts.eraseSure}</label
        >
        <button class="desk-danger">${texts.erase}</button>
      </form>
    </section>
  </div>`;
}
