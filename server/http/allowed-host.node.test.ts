import { expect, test } from 'vitest';
import { createHostCheck } from './allowed-host.ts';

const isAllowed = createHostCheck('www.schlaf.example', ['vorschau.schlaf.example']);

test.each([
  'www.schlaf.example',
  'schlaf.example',
  'WWW.Schlaf.Example:443',
  'www.schlaf.example.',
  'vorschau.schlaf.example:8080',
  '127.0.0.1:3000',
  '[::1]:3000',
  'localhost:3000',
  'website',
  'www.site.test',
  'app.localhost',
])('%s is a name of this site', (host) => {
  expect(isAllowed(host)).toBe(true);
});

test.each([
  'evil.example',
  'www.schlaf.example.evil.example',
  'xschlaf.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'a b',
  'schlaf.example:80:80',
  '[::1',
  '',
])('%j is none', (host) => {
  expect(isAllowed(host)).toBe(false);
});
