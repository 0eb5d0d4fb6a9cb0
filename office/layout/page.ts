import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { deskStyles } from '../desk/desk.ts';
import type { Html, OfficePage } from '../desk/ports.ts';
import { mayReach } from '../roles.ts';
import type { Member } from '../sign-in/session.ts';
import { layoutTexts as texts, navigation } from './texts.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

// The values of the themes, without the utilities that Tailwind makes of them.
const tokens = read('../../src/styles/tokens.css').replaceAll(/@theme[^{]*\{[\s\S]*?\n\}\n/gu, '');

/** Everything that pages of the office look like. */
export const officeStyles = [tokens, read('office.css'), deskStyles].join('\n');

/** The two typefaces of the site, by the path that the styles give them. */
export const officeFonts = ['figtree', 'fraunces'].map((name) => ({
  path: `/schriften/${name}.woff2`,
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, `../../src/fonts/${name}.woff2`))),
}));

export const THEME_COOKIE = 'office_theme';

/** A page in the frame of the office, with the navigation that its reader may use. */
export function renderPage(context: Context, page: OfficePage, member?: Member): Html {
  const path = new URL(context.req.url).pathname;
  const isNight = getCookie(context, THEME_COOKIE) === 'night';
  const header = member === undefined || page.isForPrint === true ? '' : headerOf(member, path);
  return html`<!doctype html>
    <html lang="de" ${raw(isNight ? ' data-theme="night"' : '')}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${page.title} – ${texts.office}</title>
        <link rel="stylesheet" href="/office.css" />
      </head>
      <body>
        <a class="office-skip" href="#inhalt">${texts.skip}</a>
        ${header}
        <main id="inhalt" class="office-main" tabindex="-1">${page.body}</main>
        ${page.isForPrint === true ? '' : themeChoice(isNight)}
      </body>
    </html>`;
}

function headerOf({ name, role }: Member, path: string): Html {
  const items = navigation.filter((item) => mayReach(role, item.path));
  const link = (item: { path: string; label: string }): Html => {
    const isHere = path === item.path || path.startsWith(`${item.path}/`);
    return html`<li>
      <a href="${item.path}" ${raw(isHere ? ' aria-current="page"' : '')}>${item.label}</a>
    </li>`;
  };
  return html`<header class="office-header">
    <p class="office-name">${texts.office}</p>
    <button class="office-menu-button" popovertarget="menue">${texts.menu}</button>
    <div class="office-menu" id="menue" popover>
      <nav aria-label="${texts.navigation}">
        <ul>
          ${items.map(link)}
        </ul>
      </nav>
      <div class="office-person">
        <a href="/mein-konto" ${raw(path === '/mein-konto' ? ' aria-current="page"' : '')}
          >${name}</a
        >
        <form method="post" action="/abmelden"><button>${texts.signOut}</button></form>
      </div>
    </div>
  </header>`;
}

const themeChoice = (isNight: boolean): Html =>
  html`<footer class="office-footer">
    <form method="post" action="/darstellung">
      <span id="darstellung">${texts.themeLabel}:</span>
      <button name="theme" value="auto" aria-pressed="${String(!isNight)}">
        ${texts.themes.auto}
      </button>
      <button name="theme" value="night" aria-pressed="${String(isNight)}">
        ${texts.themes.night}
      </button>
    </form>
  </footer>`;
