import { renderToStaticMarkup } from 'react-dom/server';
import type { Article, Source } from '#content-model/queries.ts';
import { numberCitations, sourceAnchor, sourceUrl } from '#site/number-citations.ts';
import { texts as frame } from '#site/texts.ts';
import { readHtml, replaceNodes, writeHtml, type HtmlTree } from '#lib/html-tree.ts';
import { texts } from '../texts.ts';

interface FeedArticleProps {
  article: Article;
  /** Its text, with citations as they are written. */
  text: HtmlTree;
  sources: ReadonlyMap<string, Source>;
  disclaimer: string;
}

/**
 * A whole article as HTML for feed readers: no styles needed, all addresses absolute.
 *
 * @param page Absolute address of the article's page.
 * @throws Error when the article cites a source that does not exist.
 */
export const feedArticle = (page: string, props: FeedArticleProps): string =>
  absoluteAddresses(renderToStaticMarkup(<FeedArticle {...props} />), page);

function FeedArticle({ article, text, sources, disclaimer }: FeedArticleProps) {
  const cited = numberCitations(text);
  return (
    <>
      {article.guest ? <p>{`${texts.guest}: ${article.guest}`}</p> : null}
      <h2>{texts.summary}</h2>
      <ul>
        {article.summary.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <div dangerouslySetInnerHTML={{ __html: writeHtml(text) }} />
      <h2>{frame.sources}</h2>
      <ol>
        {cited.map(({ key, number }) => {
          const source = sources.get(key);
          if (!source)
            throw new Error(`There is no content/sources/${key}.yaml; an article cites it.`);
          const address = sourceUrl(source);
          return (
            <li key={key} id={sourceAnchor(number)}>
              {`${source.authors} (${source.year.toString()}): ${source.title}. ${source.publication}. `}
              {address ? <a href={address}>{address}</a> : null}
            </li>
          );
        })}
      </ol>
      <p>{disclaimer}</p>
    </>
  );
}

const ADDRESSES = ['href', 'src'];

/**
 * Makes the links and pictures of an HTML text work outside the website.
 *
 * @param page Absolute address of the page that the HTML comes from.
 */
export function absoluteAddresses(html: string, page: string): string {
  const tree = readHtml(html);
  replaceNodes(tree, (node) => {
    if (node.type !== 'element') return undefined;
    for (const name of ADDRESSES) {
      const address = node.properties[name];
      if (typeof address === 'string') node.properties[name] = new URL(address, page).href;
    }
    return undefined;
  });
  return writeHtml(tree);
}
