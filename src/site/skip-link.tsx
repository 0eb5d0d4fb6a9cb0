import { texts } from './texts.ts';

/** The first link for the keyboard: skips the header. */
export function SkipLink() {
  return (
    <a href="#inhalt" className="skip-link not-printed button button-action">
      {texts.skipToContent}
    </a>
  );
}
