import { fileURLToPath } from 'node:url';

export default {
  images: { formats: ['image/avif', 'image/webp'] },
  // The styles and the pictures lie outside of this package.
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
