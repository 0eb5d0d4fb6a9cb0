import { BYTE_BUDGETS } from '../../scripts/byte-budgets.ts';
import { pageLimit, type Measure } from '../../scripts/measure-sizes.ts';
import { atLeast, atMost, type Row } from '../report.ts';
import type { ClickTimes } from './measure-click.ts';
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

/** What the finished files weigh. */
export function sizeRows(measures: readonly Measure[], routes: readonly RouteMeasure[]): Row[] {
  const worst = (what: Measure['what'], left: (measure: Measure) => boolean = () => true) =>
    Math.max(
      0,
      ...measures.filter((one) => one.what === what && left(one)).map((one) => one.bytes),
    );
  const onDemand = routes.filter(({ route }) => measures.every(({ file }) => file !== route));
  const pages = [
    ...measures.filter(({ what }) => what === 'page'),
    ...onDemand.map(({ route, html }) => ({ file: route, bytes: html, limit: pageLimit(route) })),
  ];
  const heaviest = (limit: number) =>
    Math.max(...pages.filter((page) => page.limit === limit).map(({ bytes }) => bytes));
  const inline = Math.max(worst('inline script'), ...onDemand.map((one) => one.inlineScript));
  const { page, longText, blockingScript, inlineScript, fonts } = BYTE_BUDGETS;
  return [
    atMost('HTML with all styles, brotli, heaviest route', heaviest(page), page, BYTES),
    atMost('the same, heaviest article or legal text', heaviest(longText), longText, BYTES),
    atMost('script before use, external', worst('external script'), blockingScript, BYTES),
    atMost('script before use, inline, heaviest route', inline, inlineScript, BYTES),
    atMost('fonts of the whole site', worst('fonts'), fonts, BYTES),
  ];
}

/** What a browser fetches and what moves in it. */
export function visitRows(routes: readonly RouteMeasure[], withSettings: number): Row[] {
  const most = (value: (route: RouteMeasure) => number, of = routes) =>
    Math.max(0, ...of.map(value));
  const idle = most(({ firstVisitScript }) => firstVisitScript);
  const withoutForm = routes.filter(({ hasForm }) => !hasForm);
  const home = routes.find(({ route }) => route === '/');
  const { consentScript, pictures } = BYTE_BUDGETS;
  return [
    atMost('script after idle, first visit, heaviest route', idle, consentScript, BYTES),
    atMost('the same with the cookie settings open, on /', withSettings, consentScript, BYTES),
    atMost(
      'script of a returning visitor, pages without a form',
      most(({ returningScript }) => returningScript, withoutForm),
      0,
      BYTES,
    ),
    atMost('pictures on / at 412 px before scrolling', home?.pictures ?? NaN, pictures, BYTES),
    atMost(
      'third-party requests before consent',
      most(({ foreign }) => foreign.length),
      0,
      '',
    ),
    atMost(
      'layout shift, worst route',
      most(({ layoutShift }) => layoutShift),
      0,
      '',
    ),
  ];
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

/** @param method How the paints were measured. */
export function paintRows(
  paints: ReadonlyMap<PeerName | 'website', Pick<LargestPaint, 'ms'>>,
  method: string,
): Row[] {
  return (Object.entries(SLOWEST) as [PeerName, number][]).map(([name, goal]) => {
    const [own = NaN, other = NaN] = [paints.get('website')?.ms, paints.get(name)?.ms];
    const ratio = own / other;
    const row = atMost(`LCP of / against the ${name}, ${method}`, ratio, goal, ' ×');
    return { ...row, figure: `${row.figure} (${own.toFixed(0)} / ${other.toFixed(0)} ms)` };
  });
}

export function clickRow({ ratio }: ClickTimes): Row {
  return atMost('click to first paint against a cold load', ratio, CLICK_GOAL, ' ×');
}
