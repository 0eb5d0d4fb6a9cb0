import { expect, test } from 'vitest';
import { toFacts } from './facts.ts';

const written = {
  name: 'Schlaf',
  url: 'https://schlaf.example/',
  email: 'hilfe@schlaf.example',
  imprint: [],
};

test.each([
  ['its public address', { siteUrl: 'https://www.schlaf.example' }, 'https://www.schlaf.example'],
  ['where the server listens without one', {}, 'http://127.0.0.1:3000'],
  ['an address of IPv6', { host: '::1' }, 'http://[::1]:3000'],
  ['what the content says while no port is chosen', { port: 0 }, 'https://schlaf.example'],
])('links in mails lead to %s', (_, place, url) => {
  const all = { siteUrl: undefined, host: '127.0.0.1', port: 3000, ...place };
  expect(toFacts({ site: written, features: {} }, 'dist', all).site.url).toBe(url);
});
