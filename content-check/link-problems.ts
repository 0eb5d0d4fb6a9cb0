import { closestMatch } from 'leven';
import { z } from 'zod';
import { textPicturePattern } from '#content-model/blog.ts';
import { contentDir } from '#content-model/content-folder.ts';
import { isWebAddress } from '#content-model/fields.ts';
import { visibleLines } from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import {
  lineOfField,
  passageProblem,
  type Complaint,
  type ContentProblem,
  type FieldPath,
} from './content-problem.ts';
import { fieldSchema } from './content-schemas.ts';
import { dayOfArticle, type PageAddresses } from './page-addresses.ts';
import { writtenTexts } from './text-problems.ts';

interface Link {
  target: string;
  line: number | undefined;
  path: FieldPath;
}

const internalAddress = /^\/(?![/*])[^\s]*$/u;
const bareAddress = /(?<target>(?:https?:\/\/|mailto:)[^\s<>()[\]"'„“`]*)/giu;
const markdownLinks = [
  /\]\(\s*<(?<target>[^>]*)>/gu,
  /\]\(\s*(?!<)(?<target>[^\s)]*)/gu,
  /^ {0,3}\[[^\]^@][^\]]*\]:\s*<?(?<target>[^\s>]+)>?\s*(?:["'(].*)?$/gu,
  /<(?<target>[a-z][a-z\d+.-]*:[^\s>]*)>/giu,
];

const targetsIn = (text: string, link: RegExp) =>
  [...text.matchAll(link)].map(({ groups }) => groups?.['target'] ?? '');

// Stops and marks behind an address belong to the sentence.
const bareTargets = (text: string) =>
  targetsIn(text, bareAddress).map((target) => target.replace(/[.,;!?*_]+$/u, ''));

function targetsInMarkdown(written: string): Set<string> {
  const text = written.replaceAll(textPicturePattern, '');
  return new Set([...markdownLinks.flatMap((link) => targetsIn(text, link)), ...bareTargets(text)]);
}

const linksOf = (document: ContentEntry): Link[] => [
  ...writtenTexts(document.data)
    // What the form of a field asks for is for the schema to say.
    .filter(
      ({ path }) => !['uri', 'email'].includes(fieldSchema(document.schema, path)?.format ?? ''),
    )
    .flatMap(({ path, text }) => {
      const targets = internalAddress.test(text) ? [text] : bareTargets(text);
      return targets.map((target) => ({ target, line: lineOfField(document.fields, path), path }));
    }),
  ...visibleLines(document).flatMap((text, index) =>
    [...targetsInMarkdown(text)].map((target) => ({ target, line: index + 1, path: [] })),
  ),
];

/** Whether an address outside this website leads somewhere, as far as its form can tell. */
function isWhole(address: string): boolean {
  const [, mailboxes] = /^mailto:([^?]*)/iu.exec(address) ?? [];
  if (mailboxes !== undefined)
    return mailboxes.split(',').every((one) => z.regexes.email.test(one));
  return /^https?:/iu.test(address)
    ? isWebAddress(address)
    : /^[a-z][a-z\d+.-]*:\S/iu.test(address);
}

/** The address of the page that a Markdown file becomes. */
const ownPage = ({ folder, name }: ContentEntry): string =>
  folder === 'legal' ? `/${name}` : `/${folder}/${name}`;

const legalFile = (path: string) => `${contentDir}/legal${path}.md`;

/** Addresses that are not whole, or lead to no page or part of a page of this website. */
export function linkProblems(document: ContentEntry, addresses: PageAddresses): ContentProblem[] {
  return linksOf(document).flatMap((link): ContentProblem[] => {
    const complaint = linkComplaint(link.target, document, addresses);
    if (complaint) return [passageProblem(document, link, complaint)];
    const early = earlyLink(link.target, document, addresses);
    return early ? [passageProblem(document, link, early, 'warning')] : [];
  });
}

/** A link that is read before the article it leads to is there. */
function earlyLink(
  target: string,
  document: ContentEntry,
  { ahead }: PageAddresses,
): Complaint | undefined {
  const [address = ''] = target.split(/[?#]/u);
  const day = ahead.get(address);
  if (day === undefined || day <= dayOfArticle(document)) return undefined;
  return { code: 'pageAhead', params: { address, day } };
}

function linkComplaint(
  target: string,
  document: ContentEntry,
  { pages, has }: PageAddresses,
): Complaint | undefined {
  if (!/^[/#]/u.test(target)) {
    return isWhole(target) ? undefined : { code: 'incompleteAddress', params: { written: target } };
  }
  const [address = '', anchor] = target.split('#');
  const page = address.replace(/\?.*$/u, '') || (anchor === undefined ? '/' : ownPage(document));
  if (!has(page)) {
    const closest = closestMatch(page, [...pages.keys()], {
      maxDistance: Math.max(2, Math.floor(page.length / 4)),
    });
    return { code: 'unknownPage', params: { address: target, closest } };
  }
  const known = pages.get(page);
  if (!anchor || !known || known.has(decoded(anchor))) return undefined;
  const closest = closestMatch(anchor, [...known], {
    maxDistance: Math.max(4, Math.floor(anchor.length / 4)),
  });
  const isLegal = known.size > 0 && /^(?:abschnitt|paragraf)-/u.test([...known][0] ?? '');
  return isLegal
    ? { code: 'unknownSection', params: { file: legalFile(page), anchor, closest } }
    : { code: 'unknownAnchor', params: { page, anchor, closest } };
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
