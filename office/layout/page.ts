import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { layoutTexts as texts } from './texts.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page that is reached without a session. */
export interface OfficePage {
  readonly title: string;
  readonly body: Html;
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

// The values of the themes, without the utilities that Tailwind makes of them.
const tokens = read('../../src/styles/tokens.css').replaceAll(/@theme[^{]*\{[\s\S]*?\n\}\n/gu, '');
const states = read('../../src/styles/state-colors.css');

/** Everything that these pages look like. */
export const officeStyles = [tokens, states, read('fonts.css'), read('office.css')].join('\n');

/** The two typefaces of the site, by the path that the styles give them. */
export const officeFonts = ['figtree', 'fraunces'].map((name) => ({
  path: `/schriften/${name}.woff2`,
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, `../../src/fonts/${name}.woff2`))),
}));

/** A page in the frame of the office, which says whose it is. */
export const renderPage = ({ title, body }: OfficePage, office: string): Html =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${office}</title>
        <link rel="stylesheet" href="/office.css" />
      </head>
      <body>
        <a class="office-skip" href="#inhalt">${texts.skip}</a>
        <main id="inhalt" class="office-main" tabindex="-1">
          <p class="office-name">${office}</p>
          ${body}
        </main>
      </body>
    </html>`;
