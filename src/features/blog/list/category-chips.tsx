import { addressOf, chips } from '../addresses.ts';
import { texts } from '../texts.ts';

export interface CategoryChipsProps {
  /** Slug of a category; undefined for all articles. */
  current: string | undefined;
}

const all = { slug: undefined, name: texts.allCategories };

/** Row B2: the categories, each a page of its own, which the browser prepares as soon as it is touched. */
export function CategoryChips({ current }: CategoryChipsProps) {
  return (
    <nav aria-label={texts.categories}>
      <ul className="flex flex-wrap gap-2">
        {[all, ...chips].map(({ slug, name }) => (
          <li key={name}>
            <a
              href={addressOf({ category: slug, from: 1, until: 1 })}
              className="chip"
              aria-current={slug === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
