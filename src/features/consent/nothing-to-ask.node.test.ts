import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ConsentService, ConsentWords } from '#content-model/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { settingsHtml } from './settings-dialog.tsx';
import { nothingTexts } from './texts.ts';

const service = (category: ConsentService['category']) =>
  ({ name: category, category, storage: [] }) as unknown as ConsentService;
const category = (label: string) => ({ label, description: `${label} tut etwas.`, markers: [] });
const words: ConsentWords = {
  banner: 'Wir zeigen Bewertungen.',
  settings: 'Hier entscheidest du.',
  place: 'Hier erscheinen Bewertungen.',
  categories: {
    necessary: category('Notwendig'),
    analytics: category('Analyse'),
    marketing: category('Marketing'),
  },
};
const banner = (services: ConsentService[]) =>
  renderToStaticMarkup(
    createElement(ConsentBanner, { text: words.banner, services, privacyHref: '/datenschutz' }),
  );

test('where a service needs consent, banner and settings say what it does', () => {
  const services = [service('necessary'), service('analytics')];
  expect(banner(services)).toContain(words.banner);
  expect(banner(services)).not.toContain(nothingTexts.ask);
  const settings = settingsHtml({ words, services });
  expect(settings).toContain('Analyse tut etwas.');
  expect(settings).not.toContain(nothingTexts.service);
});

test('where none does, they say so as the privacy policy does, and promise no reviews', () => {
  const services = [service('necessary')];
  expect(banner(services)).toContain(nothingTexts.ask);
  expect(banner(services)).not.toContain(words.banner);
  const settings = settingsHtml({ words, services });
  expect(settings).toContain('Notwendig tut etwas.');
  expect(settings.split(nothingTexts.service)).toHaveLength(3);
  expect(settings).not.toContain('Analyse tut etwas.');
});
