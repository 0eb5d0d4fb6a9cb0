import { expect, test } from '@playwright/test';
import { finishedPages } from '#tests/support/finished-pages.ts';

const pages = () => finishedPages('dist-example');

test('every page has a title and a description of its own', () => {
  for (const words of [
    pages().map(({ document }) => document.title),
    pages().map(
      ({ document }) =>
        document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ),
  ]) {
    expect(words.filter((text) => text.trim().length < 10)).toEqual([]);
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
  }
});

test('every page has one main heading and skips no level below it', () => {
  for (const { route, document } of pages()) {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(
      levels.filter((level) => level === 1),
      route,
    ).toHaveLength(1);
    expect(levels[0], route).toBe(1);
    const skips = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
    expect(skips, route).toEqual([]);
  }
});

test('every page says that it is German and may not be scaled by force', () => {
  for (const { route, document } of pages()) {
    expect(document.documentElement.getAttribute('lang'), route).toBe('de');
    const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content');
    expect(viewport, route).not.toMatch(/maximum-scale|user-scalable/);
  }
});

test('every page names its one address for search engines, or asks them to leave it out', () => {
  for (const { route, document } of pages()) {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
    if (robots === 'noindex') expect(canonical, route).toBeUndefined();
    else expect(new URL(canonical ?? '').pathname).toBe(route);
  }
});

test('every picture has alternative words or is marked as ornament, and its size', () => {
  for (const { route, document } of pages()) {
    for (const picture of document.querySelectorAll('img')) {
      const words = `${route}: ${picture.getAttribute('src') ?? ''}`;
      expect(picture.hasAttribute('alt'), words).toBe(true);
      expect(Number(picture.getAttribute('width')), words).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height')), words).toBeGreaterThan(0);
    }
  }
});
