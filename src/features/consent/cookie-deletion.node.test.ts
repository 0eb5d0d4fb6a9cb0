import { expect, test } from 'vitest';
import { clearStorage, cookiesWithMarkers, deletionsOf } from './cookie-deletion.ts';

const page = { hostname: 'www.site.test', pathname: '/blog/eins', protocol: 'http:' };

test('C7: cookies are found by a part of their name, whatever their case', () => {
  const cookies = '_ga=1; _GA_ABC=2; review-widget-id=3; session=4';
  expect(cookiesWithMarkers(cookies, ['_ga', 'review-widget'])).toEqual([
    '_ga',
    '_GA_ABC',
    'review-widget-id',
  ]);
});

test('C7: no marker finds the decision, the sidebar, or a value', () => {
  const cookies = 'cookieConsent=1; sidebar:state=2; plain=_ga';
  expect(cookiesWithMarkers(cookies, ['cookie', 'sidebar', '_ga', 'state'])).toEqual([]);
  expect(cookiesWithMarkers('', ['_ga'])).toEqual([]);
});

test('C7: a cookie is deleted on its path, its host and every domain above it', () => {
  const deletions = deletionsOf('_ga', page);
  for (const path of ['/', '/blog', '/blog/', '/blog/eins']) {
    expect(deletions).toContain(`_ga=; Max-Age=0; Path=${path}`);
    for (const domain of ['www.site.test', '.www.site.test', '.site.test']) {
      expect(deletions).toContain(`_ga=; Max-Age=0; Path=${path}; Domain=${domain}`);
    }
  }
});

test('the top-level domain and addresses in figures are left alone', () => {
  expect(deletionsOf('_ga', page).filter((one) => one.endsWith('Domain=.test'))).toEqual([]);
  for (const hostname of ['127.0.0.1', '[::1]', 'localhost']) {
    const deletions = deletionsOf('_ga', { ...page, hostname });
    expect(deletions.filter((one) => one.includes('Domain'))).toEqual([]);
  }
});

test('on a secure page, secure and partitioned cookies are deleted, too', () => {
  const deletions = deletionsOf('__Secure-_ga', { ...page, protocol: 'https:' });
  expect(deletions).toContain('__Secure-_ga=; Max-Age=0; Path=/; Secure');
  expect(deletions).toContain('__Secure-_ga=; Max-Age=0; Path=/; Secure; Partitioned');
});

test('C7: what a refused service has stored goes by the same markers, and nothing else', () => {
  const stored = {
    review_widget_seen: '1',
    'Review-Widget-id': '2',
    cookieConsent: '3',
    theme: '4',
    own: '5',
  };
  const storage: Record<string, unknown> = { ...stored };
  Object.defineProperty(storage, 'removeItem', {
    value: (name: string) => Reflect.deleteProperty(storage, name),
  });
  clearStorage(storage as unknown as Storage, [
    'review-widget',
    'review_widget',
    'cookie',
    'theme',
  ]);
  expect(Object.keys(storage)).toEqual(['cookieConsent', 'theme', 'own']);
});
