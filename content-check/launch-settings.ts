import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  lineProblem,
  plain,
  type Complaint,
  type ContentProblem,
  type Severity,
} from './content-problem.ts';
import { readEnv, type Env } from '#server/env.ts';
import { OperatorError } from '#server/operator-error.ts';

interface Place {
  file: string;
  line?: number | undefined;
}

function lineOf(path: string, name: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const index = lines.findLastIndex((line) =>
    new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line),
  );
  return index < 0 ? undefined : index + 1;
}

/**
 * Where an operator finds a variable: its line in `.env`; when it is set without standing there,
 * the environment; when it is not set at all, the line of `.env.example` that explains it.
 *
 * @param root Project folder.
 */
export function placeOfSetting(root: string, name: string, isSet: boolean): Place {
  const written = lineOf(join(root, '.env'), name);
  if (written !== undefined) return { file: '.env', line: written };
  if (isSet) return { file: 'environment' };
  return { file: '.env.example', line: lineOf(join(root, '.env.example'), name) };
}

type Rule = readonly [name: string, severity: Severity, applies: boolean, complaint: Complaint];

// RFC 2606 and RFC 6761: nobody can be reached under these.
const reservedDomain = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/u;
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/u;

/** Whether nobody can be reached under that host. */
export const isReserved = (host: string | undefined) => reservedDomain.test(host ?? '');
const hostOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).hostname);
/** The domain of an address such as `Name <name@example.org>`. */
export const domainOf = (mailbox: string | undefined) =>
  mailbox?.split('@').at(-1)?.replace('>', '');

const sampleValue = (name: string): Complaint => ({ code: 'sampleValue', params: { name } });

const mailRules = ({ smtpUrl, mailFrom }: Env): Rule[] => [
  ['SMTP_URL', 'problem', smtpUrl === undefined, plain('noMail')],
  ['SMTP_URL', 'problem', isReserved(hostOf(smtpUrl)), sampleValue('SMTP_URL')],
  ['MAIL_FROM', 'warning', mailFrom === undefined, plain('noSender')],
  ['MAIL_FROM', 'problem', isReserved(domainOf(mailFrom)), sampleValue('MAIL_FROM')],
];

function chatRules({ slackWebhookUrl: url }: Env): Rule[] {
  const name = 'SLACK_WEBHOOK_URL';
  return [
    [name, 'problem', url === undefined, plain('noTeamChat')],
    [name, 'problem', url?.startsWith('http:') ?? false, plain('openTeamChat')],
    [name, 'problem', isReserved(hostOf(url)), sampleValue(name)],
  ];
}

function siteRules(env: Env): Rule[] {
  const url = env.siteUrl ?? '';
  const isLocal = loopback.test(hostOf(env.siteUrl) ?? '');
  const isOpen = !isLocal && url.startsWith('http:');
  return [
    ['SITE_URL', 'problem', url === '', plain('noSite')],
    ['SITE_URL', 'problem', isLocal, { code: 'localSite', params: { url } }],
    ['SITE_URL', 'problem', isOpen, { code: 'openSite', params: { url } }],
    ['SITE_URL', 'problem', isReserved(hostOf(env.siteUrl)), sampleValue('SITE_URL')],
    [
      'TRUST_PROXY',
      'warning',
      env.trustProxy === 0 && loopback.test(env.host),
      plain('oneClientForAll'),
    ],
    ['DATABASE_URL', 'warning', env.databaseUrl === undefined, plain('embeddedDatabase')],
  ];
}

const backendRules = (source: NodeJS.ProcessEnv): Rule[] => [
  [
    'PUBLIC_BACKEND_ANON_KEY',
    'problem',
    Boolean(source['PUBLIC_BACKEND_URL']) && !source['PUBLIC_BACKEND_ANON_KEY'],
    plain('noBackendKey'),
  ],
];

/**
 * What the settings lack for a launch. What would lose a mail, a message or a declaration, or break
 * the law, is a `problem` and blocks; everything else is a `warning`. Never shows a secret's value.
 *
 * @param root Project folder, for the places in `.env` and `.env.example`.
 */
export function launchSettings(root: string, source: NodeJS.ProcessEnv): ContentProblem[] {
  let rules: Rule[];
  try {
    const env = readEnv(source);
    rules = [...siteRules(env), ...mailRules(env), ...chatRules(env)];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const { setting = '', message } = error;
    rules = [[setting, 'problem', true, { code: 'cannotStart', params: { message } }]];
  }
  return [...rules, ...backendRules(source)]
    .filter(([, , applies]) => applies)
    .map(([name, severity, , complaint]) => {
      const { file, line } = placeOfSetting(root, name, Boolean(source[name]));
      return lineProblem(file, line, complaint, severity);
    });
}
