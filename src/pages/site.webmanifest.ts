import type { APIRoute } from 'astro';
import { getSite } from '#content-model/queries.ts';

const icon = (file: string, pixels: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

/** W3C Web Application Manifest: how the website looks when somebody puts it on the home screen. */
export const GET: APIRoute = async () => {
  const { brand } = await getSite();
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fcf6ee',
    theme_color: '#0f1a3d',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
};
