import { BYTE_BUDGETS, type Measure } from '#tests/support/page-sizes.ts';
import { verdictOn } from '../peers/samples.ts';
import { atLeast, atMost, type Row } from '../report.ts';
import { spreadOf } from '../spread.ts';
import type { ClickTimes } from './measure-click.ts';
import type { InteractionTimes } from './measure-interactions.ts';
import type { LargestPaint } from './measure-lcp.ts';
import type { LighthouseScores } from './measure-scores.ts';
import type { RouteMeasure } from './measure-routes.ts';
import type { PeerName } from './peers.ts';

const BYTES = ' bytes';
const SLOWEST: Readonly<Record<PeerName, number>> = {
  'hand-written page': 1.05,
  'Next.js export': 0.6,
  'Vite single-page app': 0.6,
};
const CLICK_GOAL = 0.2;
const NEXT_PAINT_MS = 100;

/** What the finished files weigh; those that are made on demand are weighed by a test. */
export function sizeRows(measures: readonly Measure[]): Row[] {
  const heaviest = (what: Measure['what'], limit: number): number =>
    Math.max(
      ...measures.filter((one) => one.what === what && one.limit === limit).map((one) => one.bytes),
    );
  const { page, landingPage, longText, blockingScript, inlineScript, fonts } = BYTE_BUDGETS;
  const row = (name: string, what: Measure['what'], limit: number): Row =>
    atMost(name, heaviest(what, limit), limit, BYTES);
  return [
    row('HTML with all styles, brotli, landing page', 'page', landingPage),
    row('the same, heaviest article or legal text', 'page', longText),
    row('the same, heaviest other route', 'page', page),
    row('script before use, external', 'external script', blockingScript),
    row('script before use, inline, heaviest route', 'inline script', inlineScript),
    row('fonts of the whole site', 'fonts', fonts),
  ];
}

/** What a browser fetches and what moves in it. */
export function visitRows(routes: readonly RouteMeasure[]): Row[] {
  const most = (value: (route: RouteMeasure) => number, of = routes) =>
    Math.max(0, ...of.map(value));
  const toRead = routes.filter(({ isTool }) => !isTool);
  const script = most(({ returningScript }) => returningScript, toRead);
  const foreign = most((route) => route.foreign.length);
  const shift = most(({ layoutShift }) => layoutShift);
  const pictures = routes.find(({ route }) => route === '/')?.pictures ?? NaN;
  return [
    atMost('script of a returning visitor, pages without form or tool', script, 0, BYTES),
    atMost('pictures on / at 412 px before scrolling', pictures, BYTE_BUDGETS.pictures, BYTES),
    atMost('third-party requests before consent', foreign, 0, ''),
    atMost('layout shift, worst route', shift, 0, ''),
  ];
}

/** Interaction to next paint, the worst of all rounds. */
export function interactionRows(times: InteractionTimes): Row[] {
  return Object.entries(times).map(([what, all]) =>
    atMost(
      `to the next paint: ${what}, worst of ${all.length}`,
      Math.max(...all),
      NEXT_PAINT_MS,
      ' ms',
    ),
  );
}

/** Lighthouse: the worst median of all routes by category. */
export function scoreRows(scores: readonly LighthouseScores[]): Row[] {
  return Object.keys(scores[0]?.scores ?? {}).map((category) => {
    const all = scores.map((route) => route.scores[category] ?? 0);
    const below = all.filter((score) => score < 100).length;
    const row = atLeast(`Lighthouse mobile, ${category}, worst route`, Math.min(...all), 100, '');
    return below === 0
      ? row
      : { ...row, figure: `${row.figure} (${below} of ${all.length} below)` };
  });
}

/**
 * Ranked as in the comparison with other systems: the website's median beside everything that was measured of
 * the other, which the goal multiplies.
 *
 * @param method How the paints were measured.
 */
export function paintRows(
  paints: ReadonlyMap<PeerName | 'website', Pick<LargestPaint, 'ms' | 'all'>>,
  method: string,
): Row[] {
  const own = paints.get('website')?.ms ?? NaN;
  return (Object.entries(SLOWEST) as [PeerName, number][]).map(([name, goal]) => {
    const { ms = NaN, all = [] } = paints.get(name) ?? {};
    const row = atMost(`LCP of / against the ${name}, ${method}`, own / ms, goal, ' ×');
    const verdict = verdictOn(own, [spreadOf(all.map((other) => other * goal))]);
    return {
      ...{ what: row.what, goal: row.goal },
      figure: `${row.figure} (${own.toFixed(0)} / ${ms.toFixed(0)} ms)`,
      ...(verdict !== 'level' && { isMet: verdict === 'best' }),
    };
  });
}

export function clickRow({ ratio }: ClickTimes): Row {
  return atMost('click to first paint against a cold load', ratio, CLICK_GOAL, ' ×');
}
