import { Icon } from '#ui/icon.tsx';
import { texts } from './texts.ts';

interface TableOfContentsProps {
  /** Headings in the order of the page; the id is the anchor, without `#`. */
  items: readonly { id: string; title: string }[];
}

/**
 * The sections of a long page: folded on narrow screens, beside the text on wide ones and on paper.
 * The page has both lists, because without script only a style can choose between them.
 */
export function TableOfContents({ items }: TableOfContentsProps) {
  const entries = items.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`}>{title}</a>
    </li>
  ));
  return (
    <nav aria-label={texts.tableOfContents} className="toc">
      <details>
        <summary>
          {texts.tableOfContents}
          <Icon name="chevron-down" className="size-5" />
        </summary>
        <ol>{entries}</ol>
      </details>
      <p className="strong">{texts.tableOfContents}</p>
      <ol>{entries}</ol>
    </nav>
  );
}
