import { hashTransform } from 'astro/assets';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import pictureService, { byLamp } from './picture-service.ts';

describe('pictureService', () => {
  it.each([{ width: 400 }, { format: 'webp' }, { quality: 72 }, { night: 1 }, { night: 0.5 }])(
    'gives a picture a file of its own for %o',
    (difference) => {
      const nameOf = (options: object) =>
        hashTransform(
          {
            src: '/portrait.jpg',
            width: 640,
            format: 'avif',
            quality: 50,
            night: 0.7,
            ...options,
          },
          'service',
          pictureService.propertiesToHash ?? [],
        );
      expect(nameOf(difference)).not.toBe(nameOf({}));
    },
  );
});

describe('byLamp', () => {
  it('makes white warm, and half as light by half the lamp', async () => {
    const white = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
    const picture = await sharp(white).png().toBuffer();
    const meanColour = async (light: number) => {
      const { channels } = await sharp(await byLamp(picture, light)).stats();
      return channels.map(({ mean }) => mean);
    };
    const [red = 0, green = 0, blue = 0] = await meanColour(1);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    const half = await meanColour(0.5);
    for (const [index, mean] of [red, green, blue].entries()) {
      expect(Math.abs((half[index] ?? 0) - mean / 2)).toBeLessThanOrEqual(1);
    }
  });
});
