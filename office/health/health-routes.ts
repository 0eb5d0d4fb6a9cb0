import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { ContentProblem } from '#content-check/content-problem.ts';
import type { Html, OfficePorts } from '../desk/ports.ts';
import { sentenceOf } from '#content-check/content-report.ts';
import { forForms } from '../editing/form-names.ts';
import type { FieldPlace } from '../editing/field-place.ts';
import { healthParts, type HealthPart, type HealthSentence } from './health-sentences.ts';
import { readHealth } from './read-health.ts';
import { healthTexts as texts } from './texts.ts';

/** What the page about health needs beside the ports of the desk. */
export interface HealthPorts extends OfficePorts {
  /** What the check before a launch finds. */
  readonly launchFindings: () => readonly ContentProblem[];
  /** Where in the office a finding is mended; undefined when that is not done here. */
  readonly placeOf: (finding: ContentProblem) => FieldPlace | undefined;
  /** Whether the sender of a request may open the content forms. */
  readonly mayEdit: (context: Context) => boolean;
}

const sentence = ({ kind, sentence: words }: HealthSentence): Html =>
  html`<li class="desk-health" data-kind="${kind}">
    <span class="desk-badge" data-kind="${kind === 'alarm' ? 'alarm' : ''}"
      >${texts.kinds[kind]}</span
    >
    ${words}
  </li>`;

const part = ({ title, sentences }: HealthPart): Html =>
  html`<section>
    <h2>${title}</h2>
    <ul class="desk-plain">
      ${sentences.map(sentence)}
    </ul>
  </section>`;

/** What the site says of itself, in sentences, and what a launch still waits for. */
export function healthRoutes(ports: HealthPorts): Hono {
  const { platform, personOf, log, show, placeOf, mayEdit } = ports;
  const app = new Hono();

  const finding = (isLinked: boolean, found: ContentProblem): Html => {
    const { field, address } = placeOf(found) ?? { field: '', address: '' };
    const words = field || texts.wholeForm;
    const said = sentenceOf(found, forForms);
    if (address === '') return html`<li>${said}</li>`;
    return html`<li>${isLinked ? html`<a href="${address}">${words}</a>` : words}: ${said}</li>`;
  };
  const titleOf = (found: ContentProblem): string => placeOf(found)?.title ?? texts.settings;
  const findings = (isLinked: boolean, all: readonly ContentProblem[]): Html =>
    html`<ul class="desk-plain">
      ${[...Map.groupBy(all, titleOf)].map(
        ([title, inPlace]) =>
          html`<li>
            <h3>${title}</h3>
            ${title === texts.settings ? html`<p>${texts.settingsLead}</p>` : ''}
            <ul>
              ${inPlace.map((found) => finding(isLinked, found))}
            </ul>
          </li>`,
      )}
    </ul>`;

  const launch = (isLinked: boolean): Html => {
    try {
      const found = ports.launchFindings();
      const blockers = found.filter(({ severity }) => severity === 'problem');
      const hints = found.filter(({ severity }) => severity === 'warning');
      return html`<p>
          ${blockers.length === 0 ? texts.launchReady : texts.launchBlocked(blockers.length)}
        </p>
        ${blockers.length === 0 ? '' : findings(isLinked, blockers)}
        ${
          hints.length === 0
            ? ''
            : html`<details>
                <summary>${texts.launchHints(hints.length)}</summary>
                ${findings(isLinked, hints)}
              </details>`
        }`;
    } catch (error) {
      return html`<p class="desk-problem">${texts.launchUnread((error as Error).message)}</p>`;
    }
  };

  app.get('/zustand', async (context) => {
    await log({ who: personOf(context), what: 'health.look' });
    const parts = healthParts(await readHealth(platform));
    const alarms = parts
      .flatMap(({ sentences }) => sentences)
      .filter(({ kind }) => kind === 'alarm');
    const body = html`<div class="desk">
      <h1>${texts.title}</h1>
      <p class="${alarms.length === 0 ? 'desk-said' : 'desk-alarm'}" role="status">
        ${alarms.length === 0 ? texts.allWell : texts.needsYou(alarms.length)}
      </p>
      ${parts.map(part)}
      <section>
        <h2>${texts.titles.launch}</h2>
        ${launch(mayEdit(context))}
      </section>
    </div>`;
    return show(context, { title: texts.title, body });
  });

  return app;
}
