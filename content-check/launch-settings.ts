import type { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationSettings } from '#features/declarations/server/settings.ts';
import { errorCode } from '#lib/errors.ts';
import { readEnv, type Env } from '#server/env.ts';
import { OperatorError } from '#server/operator-error.ts';
import {
  lineProblem,
  plain,
  type Complaint,
  type ContentProblem,
  type Severity,
} from './content-problem.ts';

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
 */
function placeOfSetting(root: string, name: string, isSet: boolean): Place {
  const written = lineOf(join(root, '.env'), name);
  if (written !== undefined) return { file: '.env', line: written };
  if (isSet) return { file: 'environment' };
  return { file: '.env.example', line: lineOf(join(root, '.env.example'), name) };
}

type Finding = readonly [setting: string, severity: Severity, complaint: Complaint];
type Rule = readonly [name: string, severity: Severity, applies: boolean, complaint: Complaint];

const asProblems = (root: string, source: NodeJS.ProcessEnv, findings: readonly Finding[]) =>
  findings.map(([name, severity, complaint]) => {
    const { file, line } = placeOfSetting(root, name, Boolean(source[name]));
    return lineProblem(file, line, complaint, severity);
  });

// RFC 2606 and RFC 6761: nobody can be reached under these.
const reservedDomain = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/u;
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/u;

/** Whether nobody can be reached under that host. */
const isReserved = (host: string | undefined) => reservedDomain.test(host ?? '');
const hostOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).hostname);
/** The domain of an address such as `Name <name@example.org>`. */
const domainOf = (mailbox: string | undefined) => mailbox?.split('@').at(-1)?.replace('>', '');

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
 */
export function launchSettings(root: string, source: NodeJS.ProcessEnv): ContentProblem[] {
  let rules: Rule[];
  try {
    const env = readEnv([{ settings: declarationSettings }], source);
    rules = [...siteRules(env), ...mailRules(env), ...chatRules(env)];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const { setting = '', message } = error;
    rules = [[setting, 'problem', true, { code: 'cannotStart', params: { message } }]];
  }
  const broken = [...rules, ...backendRules(source)].filter(([, , applies]) => applies);
  const findings = broken.map(([name, severity, , complaint]): Finding => [
    name,
    severity,
    complaint,
  ]);
  return asProblems(root, source, findings);
}

type Ask = Pick<Resolver, 'resolveTxt'>;
/**
 * Whether mailboxes can see that confirmations really come from the operator, which many ask for before they take a mail:
 * SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489) of the sender's domain.
 *
 * @param contactAddress The sender where `MAIL_FROM` is not set.
 */
export async function launchMail(
  root: string,
  source: NodeJS.ProcessEnv,
  contactAddress: string | undefined,
  dns: Ask,
): Promise<ContentProblem[]> {
  const { MAIL_FROM: from = '' } = source;
  const domain = domainOf(from === '' ? contactAddress : from);
  // What nobody can be reached under is said elsewhere.
  if (domain === undefined || isReserved(domain)) return [];
  return asProblems(root, source, await findingsOf(domain, source['DKIM_SELECTOR'], dns));
}

// A question that fails says nothing about the other two.
async function findingsOf(
  domain: string,
  selector: string | undefined,
  dns: Ask,
): Promise<Finding[]> {
  const found = await Promise.all([
    orAway(domain, spfFindings(domain, dns)),
    orAway(domain, dmarcFindings(domain, dns)),
    orAway(domain, dkimFindings(domain, selector, dns)),
  ]);
  // One server that does not answer is one hint.
  return [...new Map(found.flat().map((one) => [JSON.stringify(one), one])).values()];
}

async function orAway(domain: string, asked: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await asked;
  } catch (error) {
    const params = { domain, code: errorCode(error) };
    return [['MAIL_FROM', 'warning', { code: 'dnsAway', params }]];
  }
}

const problem = (setting: string, complaint: Complaint): Finding => [setting, 'problem', complaint];

async function spfFindings(domain: string, dns: Ask): Promise<Finding[]> {
  const { length } = await recordsOf(domain, /^v=spf1(?: |$)/iu, dns);
  if (length === 1) return [];
  return [problem('MAIL_FROM', { code: length === 0 ? 'noSpf' : 'manySpf', params: { domain } })];
}

async function dmarcFindings(domain: string, dns: Ask): Promise<Finding[]> {
  const found = await dmarcOf(domain, dns);
  return found.length > 0 ? [] : [problem('MAIL_FROM', { code: 'noDmarc', params: { domain } })];
}

async function dkimFindings(domain: string, selector = '', dns: Ask): Promise<Finding[]> {
  if (selector === '') return [['DKIM_SELECTOR', 'warning', plain('dkimUnknown')]];
  const name = `${selector}._domainkey.${domain}`;
  // An empty key is one that was taken back.
  const keys = await recordsOf(name, /\bp=[^;\s]/u, dns);
  return keys.length > 0 ? [] : [problem('DKIM_SELECTOR', { code: 'noDkim', params: { name } })];
}

// The record of a domain holds for those below it.
async function dmarcOf(domain: string, dns: Ask): Promise<string[]> {
  const found = await recordsOf(`_dmarc.${domain}`, /^v=DMARC1\s*;/u, dns);
  const above = domain.slice(domain.indexOf('.') + 1);
  return found.length > 0 || !above.includes('.') ? found : dmarcOf(above, dns);
}

async function recordsOf(name: string, wanted: RegExp, dns: Ask): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name))
      .map((parts) => parts.join(''))
      .filter((one) => wanted.test(one));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(errorCode(error))) return [];
    throw error;
  }
}
