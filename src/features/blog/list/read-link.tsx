import { Icon } from '#ui/icon.tsx';
import { articleAddress } from '../addresses.ts';
import { texts } from '../texts.ts';

/** “Lesen”: the one link of a card; it covers the whole card and names the article to those who only hear it. */
export function ReadLink({ slug, title }: { slug: string; title: string }) {
  return (
    <a
      href={articleAddress(slug)}
      aria-label={texts.readArticle(title)}
      className="read-link cluster-2 strong text-link"
    >
      {texts.read}
      <Icon name="arrow-right" />
    </a>
  );
}
