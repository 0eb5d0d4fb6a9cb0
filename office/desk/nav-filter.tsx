'use client';
import { deskTexts as texts } from './texts.ts';

/** Leaves in the menu what its words are typed of; groups open by CSS while something is typed. */
export function NavFilter() {
  const filter = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const plain = (words: string | null) => (words ?? '').toLocaleLowerCase('de');
    const typed = plain(currentTarget.value.trim());
    for (const link of currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('.nav__link') ??
      [])
      link.hidden = !plain(link.textContent).includes(typed);
  };
  return (
    <input
      aria-label={texts.filter}
      className="nav-filter"
      onInput={filter}
      placeholder={texts.filter}
      type="search"
    />
  );
}
