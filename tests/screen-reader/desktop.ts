import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { launch, type Browser } from 'puppeteer-core';
import { removeFolder } from '#tests/support/data-folder.ts';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';

type Program = ChildProcessByStdio<null, Readable, null>;

const run = promisify(execFile);

// Soft hyphens and word joiners.
const UNSPOKEN = /[\u00AD\u2060]/gu;

const TIME = /^\d\d:\d\d:\d\d$/u;

// Said at different moments, or not at all. A digit alone comes from a time field that formats what was typed.
const VARYING =
  /^Es wird geladen\. Bitte warten\.$|(?:^| )(?:Internetseite|Seitenreiter)\.$|^Alarm\.$|^Laden abgeschlossen\.$|^\d$|^Text ist nicht mehr ausgewählt\.$|^nicht ausgewählt\.$/u;

/** A screen that nobody sees, with a browser and the screen reader Orca on it. */
export interface Desktop {
  readonly browser: Browser;
  /** Everything said so far, one utterance after the other. */
  readonly spoken: readonly string[];
  /** How often it has told the time of the day, which is not among the rest. */
  readonly timesTold: () => number;
  /** Presses a key of the keyboard, as X names it. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly clickPage: () => Promise<void>;
}

/**
 * Starts Orca and Firefox; Orca speaks German.
 *
 * @throws Error when Orca ends at once, as it does while another one of the same user runs.
 */
export async function startDesktop(handOver: HandOver): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'screen-reader-'));
  handOver(() => removeFolder(home));
  await mkdir(join(home, 'run'), { mode: 0o700 });
  await cp(join(import.meta.dirname, 'orca'), join(home, 'orca'), { recursive: true });
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LANG: 'C.UTF-8',
    LANGUAGE: 'de',
    TZ: 'Europe/Berlin',
  };
  const start = (program: string, args: readonly string[]): Program => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    handOver(() => endProcess(child, 'SIGTERM'));
    return child;
  };

  // Without auto-repeat, because on a busy machine a key is held for long.
  const screen = ['-displayfd', '1', '-r', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  env['DISPLAY'] = `:${await firstLine(start('/usr/bin/Xvfb', screen))}`;
  const address = ['--session', '--nofork', '--print-address'];
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(start('/usr/bin/dbus-daemon', address));
  const orca = start('/usr/bin/orca', ['--user-prefs', join(home, 'orca')]);
  const spoken: string[] = [];
  let timesTold = 0;
  linesOf(orca).on('line', (line) => {
    const words = line.replaceAll(UNSPOKEN, '');
    if (TIME.test(words)) timesTold += 1;
    else if (words !== '' && !VARYING.test(words)) spoken.push(words);
  });
  const greeting = await firstLine(orca);
  if (greeting !== 'Bildschirmleser an.') throw new Error(`Orca does not start: ${greeting}`);

  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    env: { ...env, GNOME_ACCESSIBILITY: '1', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'intl.accept_languages': 'de',
      // What was visited before is not said.
      'places.history.enabled': false,
      'keyword.enabled': false,
      'dom.security.https_first': false,
      'permissions.default.persistent-storage': 1,
      // Lines are said as they are broken, so an optional font is waited for on a busy machine, too.
      'gfx.downloadable_fonts.fallback_delay_short': 60_000,
    },
  });
  handOver(() => browser.close());
  const xdotool = async (...args: string[]): Promise<void> => {
    await run('/usr/bin/xdotool', args, { env });
  };
  return {
    browser,
    spoken,
    timesTold: () => timesTold,
    press: (key) => xdotool('key', key),
    type: (text) => xdotool('type', '--', text),
    clickPage: () => xdotool('mousemove', '640', '600', 'click', '1'),
  };
}

function linesOf({ stdout }: Program) {
  return createInterface({ input: stdout });
}

async function firstLine(child: Program): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${child.spawnfile} has ended before it said anything.`);
  });
  const [line] = (await Promise.race([once(linesOf(child), 'line'), ended])) as [string];
  return line;
}
