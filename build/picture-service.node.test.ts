import { hashTransform } from 'astro/assets';
import { describe, expect, it } from 'vitest';
import pictureService from './picture-service.ts';

describe('pictureService', () => {
  it.each([{ width: 400 }, { format: 'webp' }, { quality: 72 }, { night: true }])(
    'gives a picture a file of its own for %o',
    (difference) => {
      const nameOf = (options: object) =>
        hashTransform(
          { src: '/portrait.jpg', width: 640, format: 'avif', quality: 50, ...options },
          'service',
          pictureService.propertiesToHash ?? [],
        );
      expect(nameOf(difference)).not.toBe(nameOf({}));
    },
  );
});
