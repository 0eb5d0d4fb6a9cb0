import { closestMatch } from 'leven';
import { contentDir } from '#content-model/content-folder.ts';
import type { ContentDocument } from './content-files.ts';
import {
  lineOfField,
  type Complaint,
  type ContentProblem,
  type FieldPath,
} from './content-problem.ts';
import type { PageAddresses } from './page-addresses.ts';
import { writtenTexts } from './text-problems.ts';

interface Link {
  target: string;
  line: number | undefined;
  path: FieldPath;
}

const internalAddress = /^\/(?![/*])[^\s]*$/u;
const markdownLink = /\]\((?<target>[/#][^)\s]*)\)/gu;

const linksOf = ({ data, fields, text, bodyLine }: ContentDocument): Link[] => [
  ...writtenTexts(data)
    .filter(({ text: value }) => internalAddress.test(value))
    .map(({ path, text: target }) => ({
      target,
      line: lineOfField(fields, path),
      path,
    })),
  ...text.split('\n').flatMap((line, index) =>
    index + 1 < bodyLine
      ? []
      : [...line.matchAll(markdownLink)].map(({ groups }) => ({
          target: groups?.['target'] ?? '',
          line: index + 1,
          path: [],
        })),
  ),
];

/** The address of the page that a Markdown file becomes. */
function ownPage(file: string): string {
  const name = file.replace(/^.*\//u, '').replace(/\.md$/u, '');
  if (/(?:^|\/)legal\//u.test(file)) return `/${name}`;
  const [, folder = ''] = /([^/]+)\/[^/]+$/u.exec(file) ?? [];
  return `/${folder}/${name}`;
}

const legalFile = (path: string) => `${contentDir}/legal${path}.md`;

/** Addresses of this website, in fields and in Markdown, that lead to no page or to no part of their page. */
export function linkProblems(
  document: ContentDocument,
  { pages, has }: PageAddresses,
): ContentProblem[] {
  const complain = ({ line, path }: Link, complaint: Complaint): ContentProblem[] => [
    { file: document.file, line, path, severity: 'problem', ...complaint },
  ];
  return linksOf(document).flatMap((link) => {
    const [address = '', anchor] = link.target.split('#');
    const path =
      address.replace(/\?.*$/u, '') || (anchor === undefined ? '/' : ownPage(document.file));
    if (!has(path)) {
      const closest = closestMatch(path, [...pages.keys()], {
        maxDistance: Math.max(2, Math.floor(path.length / 4)),
      });
      return complain(link, { code: 'unknownPage', params: { address: link.target, closest } });
    }
    const known = pages.get(path);
    if (!anchor || !known || known.has(decodeURIComponent(anchor))) return [];
    const closest = closestMatch(anchor, [...known], {
      maxDistance: Math.max(4, Math.floor(anchor.length / 4)),
    });
    const isLegal = known.size > 0 && /^(?:abschnitt|paragraf)-/u.test([...known][0] ?? '');
    return complain(
      link,
      isLegal
        ? { code: 'unknownSection', params: { file: legalFile(path), anchor, closest } }
        : { code: 'unknownAnchor', params: { page: path, anchor, closest } },
    );
  });
}
