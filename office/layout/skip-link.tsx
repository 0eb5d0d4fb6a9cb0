'use client';
import { layoutTexts as texts } from './texts.ts';

/** The first thing that the keyboard reaches: leads past the menu to the content, for which Payload has no address. */
export function SkipLink() {
  return (
    <a
      className="office-skip"
      href="#inhalt"
      onClick={(event) => {
        const content = document.querySelector<HTMLElement>('.app-header + *, main');
        if (content === null) return;
        event.preventDefault();
        content.tabIndex = -1;
        content.focus();
      }}
    >
      {texts.skip}
    </a>
  );
}
