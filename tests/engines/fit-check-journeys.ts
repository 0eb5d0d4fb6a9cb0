import { expect, test } from 'vitest';
import { fitting } from '#tests/support/fit-check.ts';
import { readContent } from '#tests/support/site-content.ts';
import { comeBack } from './consent-on-page.ts';
import { waitUntil } from './driver.ts';
import { ADDRESS, beyondDrawings, type Engine } from './site-in-network.ts';

const { outcomes } = readContent('tools/fit-check.yaml');

const answerOf = (question: string, answer: string) => `#fit-${question}-${answer}`;
const next = '[data-way="next"]';
const shownQuestions = `[...document.querySelectorAll('.fit-question')].filter((one) => one.checkVisibility()).length`;
const isShown = (selector: string) => `document.querySelector('${selector}').checkVisibility()`;
const outcome = `[...document.querySelectorAll('.fit-result h2')].filter((one) => one.checkVisibility()).map((one) => one.innerText).join()`;
const isOutcome = (headline: string) => `${outcome} === ${JSON.stringify(headline)}`;
const traces = `[location.search, location.hash, sessionStorage.length, document.cookie].join()`;

export function fitCheckJourneys({ name, travel }: Engine): void {
  test(`in ${name} nine questions lead to an outcome in place, and nothing of it leaves the page`, () =>
    travel(async (driver, network) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/passt-das`);
      await waitUntil(driver, `${shownQuestions} === 1`);
      await driver.click(answerOf('feeling', fitting.feeling));
      await waitUntil(driver, `!document.querySelector('[data-island*=fit-check]')`);
      const asked = network.paths.length;
      const before = await driver.read(traces);
      for (const [question, answer] of Object.entries({ ...fitting, daytime: 'yes' })) {
        await waitUntil(driver, isShown(answerOf(question, answer)));
        await driver.click(answerOf(question, answer));
        await driver.click(next);
      }
      await waitUntil(driver, isOutcome(outcomes.doctorFirst.headline));
      await driver.read('history.back(), true');
      await waitUntil(driver, isShown(answerOf('company', fitting.company)));
      await driver.click(next);
      await waitUntil(driver, isOutcome(outcomes.doctorFirst.headline));
      expect(await driver.read(traces)).toBe(before);
      expect(beyondDrawings(network.paths.slice(asked))).toEqual([]);
    }));

  test(`in ${name} the nine questions work without script, and the Enter key sends nothing`, () =>
    travel(async (driver, network) => {
      network.forbidScript();
      await comeBack(driver);
      await driver.open(`${ADDRESS}/passt-das`);
      await waitUntil(driver, `${shownQuestions} === 9`);
      const asked = network.paths.length;
      for (const [question, answer] of Object.entries(fitting)) {
        await driver.click(answerOf(question, answer));
      }
      await waitUntil(driver, isOutcome(outcomes.fits.headline));
      await driver.press('Enter');
      await driver.click(answerOf('feeling', 'crisis'));
      await waitUntil(driver, isOutcome(outcomes.helpNow.headline));
      expect(await driver.read(shownQuestions)).toBe(1);
      expect(await driver.read('location.search')).toBe('');
      expect(beyondDrawings(network.paths.slice(asked))).toEqual([]);
    }));
}
