import './desk.css';
import type { ServerProps } from 'payload';
import { NavFilter } from './nav-filter.tsx';
import { websitePort } from '../server/website-port.ts';
import { mayOpen, type Reader } from './screen.ts';
import { deskTexts as texts } from './texts.ts';

/** Links to the office's own pages, above those to the content. */
export async function DeskLinks({ user, params }: ServerProps) {
  const reader = user as unknown as Reader | null | undefined;
  if (!reader) return null;
  const { segments: [here = 'start'] = [] } = (params ?? {}) as { segments?: string[] };
  // A menu without the number is better than no page.
  const open =
    (await websitePort()
      ?.countOpen()
      .catch(() => undefined)) ?? 0;
  const names = Object.keys(texts.navigation) as (keyof typeof texts.navigation)[];
  return (
    <>
      <NavFilter />
      <ul className="office-nav">
        {names
          .filter((name) =>
            name === 'veroeffentlichen' ? reader.role !== 'support' : mayOpen(reader.role, name),
          )
          .map((name) => (
            <li key={name}>
              <a
                className="nav__link"
                href={name === 'start' ? '/admin' : `/admin/${name}`}
                aria-current={name === here ? 'page' : undefined}
              >
                {texts.navigation[name]}
                {name === 'erklaerungen' && open > 0 && texts.openInMenu(open)}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}
