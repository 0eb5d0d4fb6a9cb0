import './desk.css';
import type { ServerProps } from 'payload';
import { mayOpen, type Reader } from './screen.ts';
import { deskTexts as texts } from './texts.ts';

/** Links to the office's own pages, above those to the content. */
export function DeskLinks({ user }: ServerProps) {
  const reader = user as unknown as Reader | null | undefined;
  if (!reader) return null;
  const names = Object.keys(texts.navigation) as (keyof typeof texts.navigation)[];
  return (
    <ul className="office-nav">
      {names
        .filter((name) =>
          name === 'veroeffentlichen' ? reader.role !== 'support' : mayOpen(reader.role, name),
        )
        .map((name) => (
          <li key={name}>
            <a className="nav__link" href={name === 'start' ? '/admin' : `/admin/${name}`}>
              {texts.navigation[name]}
            </a>
          </li>
        ))}
    </ul>
  );
}
