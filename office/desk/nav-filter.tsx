'use client';
import { deskTexts as texts } from './texts.ts';

const plain = (words: string): string => words.trim().toLocaleLowerCase('de');

/** Leaves in the menu what has the typed letters in it; folded groups open as long as something is typed. */
export function NavFilter() {
  const filter = ({ value }: HTMLInputElement, menu: Element): void => {
    for (const link of menu.querySelectorAll<HTMLElement>('.nav__link'))
      link.hidden = !plain(link.textContent).includes(plain(value));
    for (const group of menu.querySelectorAll('.nav-group--collapsed .rah-static'))
      group.ariaHidden = String(value === '');
  };
  return (
    <input
      aria-label={texts.filter}
      className="nav-filter office-control"
      onInput={({ currentTarget }) => {
        filter(currentTarget, currentTarget.closest('nav') ?? currentTarget);
      }}
      placeholder={texts.filter}
      type="search"
    />
  );
}
