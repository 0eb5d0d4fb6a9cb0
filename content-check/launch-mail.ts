import type { Resolver } from 'node:dns/promises';
import { errorCode } from '#lib/errors.ts';
import {
  lineProblem,
  plain,
  type Complaint,
  type ContentProblem,
  type Severity,
} from './content-problem.ts';
import { domainOf, isReserved, placeOfSetting } from './launch-settings.ts';

type Ask = Pick<Resolver, 'resolveTxt'>;
type Finding = readonly [setting: string, severity: Severity, complaint: Complaint];

/**
 * Whether mailboxes can see that confirmations really come from the operator, which many ask for before they take a mail:
 * SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489) of the sender's domain.
 *
 * @param root Project folder, for the places in `.env` and `.env.example`.
 * @param contactAddress The sender where `MAIL_FROM` is not set.
 * @param dns Is asked for the records.
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
  return (await findingsOf(domain, source['DKIM_SELECTOR'], dns)).map(
    ([name, severity, complaint]) => {
      const { file, line } = placeOfSetting(root, name, Boolean(source[name]));
      return lineProblem(file, line, complaint, severity);
    },
  );
}

async function findingsOf(
  domain: string,
  selector: string | undefined,
  dns: Ask,
): Promise<Finding[]> {
  try {
    const [spf, dmarc, dkim] = await Promise.all([
      recordsOf(domain, /^v=spf1(?: |$)/iu, dns),
      dmarcOf(domain, dns),
      // An empty key is one that was taken back.
      selector ? recordsOf(`${selector}._domainkey.${domain}`, /\bp=[^;\s]/u, dns) : undefined,
    ]);
    return [
      ...(spf.length === 0 ? [problem('MAIL_FROM', { code: 'noSpf', params: { domain } })] : []),
      ...(spf.length > 1 ? [problem('MAIL_FROM', { code: 'manySpf', params: { domain } })] : []),
      ...(dmarc.length === 0
        ? [problem('MAIL_FROM', { code: 'noDmarc', params: { domain } })]
        : []),
      ...dkimFindings(domain, selector, dkim),
    ];
  } catch (error) {
    const params = { domain, code: errorCode(error) };
    return [['MAIL_FROM', 'warning', { code: 'dnsAway', params }]];
  }
}

const problem = (setting: string, complaint: Complaint): Finding => [setting, 'problem', complaint];

function dkimFindings(
  domain: string,
  selector = '',
  keys: readonly string[] | undefined,
): Finding[] {
  if (keys === undefined) return [['DKIM_SELECTOR', 'warning', plain('dkimUnknown')]];
  const name = `${selector}._domainkey.${domain}`;
  return keys.length > 0 ? [] : [problem('DKIM_SELECTOR', { code: 'noDkim', params: { name } })];
}

// The record of a domain holds for those below it.
async function dmarcOf(domain: string, dns: Ask): Promise<string[]> {
  const found = await recordsOf(`_dmarc.${domain}`, /^v=DMARC1\s*;/u, dns);
  const above = domain.slice(domain.indexOf('.') + 1);
  return found.length > 0 || !above.includes('.') ? found : dmarcOf(above, dns);
}

async function recordsOf(name: string, kind: RegExp, dns: Ask): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name))
      .map((parts) => parts.join(''))
      .filter((one) => kind.test(one));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(errorCode(error))) return [];
    throw error;
  }
}
