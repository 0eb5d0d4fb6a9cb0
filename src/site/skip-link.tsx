import { texts } from './texts.ts';

/** First stop of the keyboard: past the header, into the page. */
export function SkipLink() {
  return (
    <a href="#inhalt" className="skip-link not-printed button button-action">
      {texts.skipToContent}
    </a>
  );
}
