import { Fragment } from 'react';
import { sectionAnchor } from '#content-model/legal.ts';
import { formatDay } from '#lib/berlin-time.ts';
import {
  elementNode,
  isBlank,
  isElement,
  readHtml,
  replaceNodes,
  sectionsOf,
  textNode,
  textOf,
  writeHtml,
  type HtmlElement,
  type HtmlNode,
} from '#lib/html-tree.ts';
import { recordOf } from '#lib/records.ts';
import { fillPlaceholders } from '#site/filled-text.tsx';
import { Prose, keepTogether } from '#site/prose.tsx';
import { Container } from '#site/section.tsx';
import { TableOfContents } from '#site/table-of-contents.tsx';
import { texts } from './texts.ts';

interface LegalPageProps {
  title: string;
  /** The day the text was last changed. */
  asOf: Date;
  text: LegalText;
}

/** A legal text with its title, its date and links to its sections (rows G1 to G3). */
export function LegalPage({ title, asOf, text }: LegalPageProps) {
  return (
    <Container className={isBrief(text) ? 'legal legal-brief' : 'legal'}>
      <header className="stack-4">
        <h1 className={isLong(title) ? 'legal-title' : 'text-statement'}>
          {/* No line begins with an ampersand. */}
          {title.split(/(?<= &) /).map((words, at) => (
            <Fragment key={words}>
              {at > 0 ? ' ' : null}
              <span className="inline-block">{words}</span>
            </Fragment>
          ))}
        </h1>
        <p className="text-text-muted">
          <time dateTime={asOf.toISOString().slice(0, 10)}>{texts.asOf(formatDay(asOf))}</time>
        </p>
      </header>
      <TableOfContents items={text.sections} />
      <Prose html={text.html} />
    </Container>
  );
}

/** Whether most sections are a line or two, such as an address: large headings would outweigh what they head. */
const isBrief = ({ sections, html }: LegalText): boolean =>
  textOf(readHtml(html)).length < sections.length * 300;

/** Whether a word of a title needs smaller letters on a phone. */
const isLong = (title: string): boolean => title.split(' ').some(({ length }) => length > 14);

interface LegalText {
  /** Sections with the anchor they can be linked with. */
  sections: { id: string; title: string }[];
  html: string;
}

/**
 * Prepares a legal text for the page: replaces placeholders, leaves out notes for editors and empty
 * sections, and gives an id to every section (see `sectionAnchor`) and every clause (`paragraf-7-absatz-2`).
 *
 * This is not part of rendering the Markdown, because Astro caches the result until the file itself
 * changes: a new address of the company would not appear.
 *
 * @param values HTML for each placeholder; empty when the company has no such fact.
 * @throws Error when a placeholder has no value.
 */
export function legalText(html: string, values: Readonly<Record<string, string>>): LegalText {
  const tree = readHtml(html);
  replaceNodes(tree, (node) => (node.type === 'comment' ? [] : undefined));
  fillPlaceholders(
    tree,
    recordOf(Object.keys(values), (name) => readHtml(values[name] ?? '').children),
  );
  replaceNodes(tree, (node) => (isElement(node, 'p') ? paragraph(node) : undefined));
  const [opening = [], ...parts] = sectionsOf(tree);
  const sections = parts.filter(([, ...nodes]) => !nodes.every(isBlank)).map(sectionOf);
  tree.children = [...opening, ...sections.flatMap(({ nodes }) => nodes)];
  keepTogether(tree);
  return { sections: sections.map(({ id, title }) => ({ id, title })), html: writeHtml(tree) };
}

/** A placeholder that stands for a list leaves a paragraph around it, and one that stands for nothing an empty one. */
function paragraph({ children }: HtmlElement): HtmlNode[] | undefined {
  const parts = children.filter((part) => !isBlank(part));
  return parts.every((part) => isElement(part, 'ul')) ? parts : undefined;
}

function sectionOf([heading, ...nodes]: readonly HtmlNode[]) {
  const title = heading ? textOf(heading) : '';
  const id = sectionAnchor(title);
  for (const node of nodes) if (isElement(node, 'p')) numberClause(node, id);
  const children = heading && 'children' in heading ? heading.children : [];
  return { id, title, nodes: [elementNode('h2', { id }, children), ...nodes] };
}

/** A paragraph such as '(2) Der Preis …' can be linked. */
function numberClause(clause: HtmlElement, section: string): void {
  const [first, ...others] = clause.children;
  const [number] = first?.type === 'text' ? (/^\(\d+\)\s/u.exec(first.value) ?? []) : [];
  if (first?.type !== 'text' || number === undefined) return;
  clause.properties = { id: `${section}-absatz-${number.slice(1, -2)}` };
  clause.children = [
    elementNode('span', {}, [textNode(`${number.slice(0, -1)} `)]),
    { ...first, value: first.value.slice(number.length) },
    ...others,
  ];
}
