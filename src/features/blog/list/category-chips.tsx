import { addressOf } from '../addresses.ts';
import { chips } from '../categories.ts';
import { texts } from '../texts.ts';
import type { OpenView } from './article-list.tsx';

export interface CategoryChipsProps {
  current: string | undefined;
  onOpen?: OpenView | undefined;
}

const all = { slug: undefined, name: texts.allCategories };

/** Row B2: every chip is an address of its own. */
export function CategoryChips({ current, onOpen }: CategoryChipsProps) {
  return (
    <nav aria-label={texts.categories}>
      <ul className="flex flex-wrap gap-2">
        {[all, ...chips].map(({ slug, name }) => {
          const view = { category: slug, from: 1, until: 1 };
          return (
            <li key={name}>
              <a
                href={addressOf(view)}
                className="chip"
                data-in-place
                aria-current={slug === current ? 'page' : undefined}
                onClick={(event) => onOpen?.(event, view)}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
