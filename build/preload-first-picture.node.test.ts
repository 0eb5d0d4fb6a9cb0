import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Picture } from '#ui/picture.tsx';
import { preloadFirstPicture } from './preload-first-picture.ts';

const head = '<head><link rel="preload" href="/text.woff2" as="font" crossorigin></head>';
const picture = (priority: boolean) =>
  renderToStaticMarkup(
    createElement(Picture, {
      picture: {
        srcSet: '/a.avif 400w, /b.avif 800w',
        fallback: '/a.webp',
        width: 800,
        height: 600,
        alt: '',
        focus: { x: 50, y: 50 },
      },
      sizes: '95vw',
      priority,
    }),
  );

test('the largest picture is asked for before the typefaces', () => {
  expect(preloadFirstPicture(head + picture(true))).toBe(
    '<head><link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 400w, /b.avif 800w" imagesizes="95vw" fetchpriority="high">' +
      '<link rel="preload" href="/text.woff2" as="font" crossorigin></head>' +
      picture(true),
  );
});

test('a page whose pictures can wait stays as it is', () => {
  expect(preloadFirstPicture(head + picture(false))).toBe(head + picture(false));
});
