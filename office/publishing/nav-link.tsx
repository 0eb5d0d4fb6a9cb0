import { publishingTexts as texts } from './texts.ts';

/** Above the groups of the navigation. */
export const PublishingLink = () => (
  <a className="nav__link" href="/admin/veroeffentlichen">
    {texts.page.title}
  </a>
);
