import { scaleLog } from 'd3-scale';
import { escape } from 'html-escaper';

export interface Series {
  readonly name: string;
  /** Both above 0. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Curve {
  readonly title: string;
  /** A description of the picture for people who cannot see it. */
  readonly description: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** At most six. */
  readonly series: readonly Series[];
}

const [WIDTH, HEIGHT] = [790, 420];
const [LEFT, RIGHT, TOP, BOTTOM] = [76, 520, 52, 360];
const LEAST_GAP = 18;
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '4 4', '16 6'];

// The picture has its own background, so that it is readable on any page.
const STYLES = `
  svg { font: 13px system-ui, sans-serif; color-scheme: light dark; }
  .ground { fill: #fff } text { fill: #1f2937 } .grid { stroke: #d1d5db } .line { fill: none; stroke-width: 2 }
  .title { font-size: 16px; font-weight: 600 }
  ${coloursOf(['#1d4ed8', '#b45309', '#047857', '#9d174d', '#6d28d9', '#374151'])}
  @media (prefers-color-scheme: dark) {
    .ground { fill: #111827 } text { fill: #f3f4f6 } .grid { stroke: #374151 }
    ${coloursOf(['#93c5fd', '#fcd34d', '#6ee7b7', '#f9a8d4', '#c4b5fd', '#d1d5db'])}
  }`;

function coloursOf(colours: readonly string[]): string {
  return colours
    .map(
      (colour, at) => `.s${String(at)} { stroke: ${colour} } .d${String(at)} { fill: ${colour} }`,
    )
    .join(' ');
}

/** Draws a line chart with two logarithmic axes as a standalone SVG; each line ends with its name and last figure. */
export function drawCurve({ title, description, xLabel, yLabel, series }: Curve): string {
  const points = series.flatMap((one) => one.points);
  const x = scaleLog(extentOf(points.map(([value]) => value)), [LEFT, RIGHT]);
  const y = scaleLog(extentOf(points.map(([, value]) => value)), [BOTTOM, TOP]).nice();
  const parts = [
    `<title>${escape(title)}</title><desc>${escape(description)}</desc>`,
    `<style>${STYLES}</style><rect class="ground" width="${String(WIDTH)}" height="${String(HEIGHT)}"/>`,
    textAt(16, 28, title, 'class="title"'),
    ...powersIn(x.domain()).map((value) => textAt(x(value), BOTTOM + 20, inShort(value), MIDDLE)),
    ...powersIn(y.domain()).flatMap((value) => [
      `<path class="grid" d="M${round(LEFT)} ${round(y(value))}H${round(RIGHT)}"/>`,
      textAt(LEFT - 8, y(value) + 4, inShort(value), 'text-anchor="end"'),
    ]),
    textAt((LEFT + RIGHT) / 2, HEIGHT - 16, xLabel, MIDDLE),
    textAt(
      0,
      0,
      yLabel,
      `${MIDDLE} transform="translate(18 ${round((TOP + BOTTOM) / 2)}) rotate(-90)"`,
    ),
    ...series.map(({ points: own }, at) => {
      const path = own.map(([one, other]) => `${round(x(one))} ${round(y(other))}`).join('L');
      const dots = own.map(([one, other]) => dotAt(x(one), y(other), at)).join('');
      return `<path class="line s${String(at)}" stroke-dasharray="${DASHES[at] ?? ''}" d="M${path}"/>${dots}`;
    }),
    ...labelsOf(series, (value) => y(value)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" role="img">\n${parts.join('\n')}\n</svg>\n`;
}

/** Names beside the ends of the lines, moved apart where they would touch. */
function labelsOf(series: readonly Series[], y: (value: number) => number): string[] {
  const ends = series
    .map(({ name, points }, at) => ({ name, at, value: points.at(-1)?.[1] ?? 1 }))
    .toSorted((one, other) => y(one.value) - y(other.value));
  let lowest = -Infinity;
  return ends.map(({ name, at, value }) => {
    lowest = Math.max(y(value) + 4, lowest + LEAST_GAP);
    const words = textAt(RIGHT + 26, lowest, `${name}: ${inShort(value)}`);
    return `${dotAt(RIGHT + 16, lowest - 4, at)}${words}`;
  });
}

const MIDDLE = 'text-anchor="middle"';
const round = (value: number): string => value.toFixed(1);
const inShort = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 3 });
const dotAt = (x: number, y: number, at: number): string =>
  `<circle class="d${String(at)}" cx="${round(x)}" cy="${round(y)}" r="4"/>`;
const textAt = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" ${more}>${escape(words)}</text>`;

function extentOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? [least / 2, most * 2] : [least, most];
}

function powersIn([least = 1, most = 1]: readonly number[]): number[] {
  const first = Math.ceil(Math.log10(least) - 1e-9);
  const last = Math.floor(Math.log10(most) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => 10 ** (first + at));
}
