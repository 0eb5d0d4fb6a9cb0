import { fileURLToPath } from 'node:url';

export default {
  output: 'export',
  distDir: 'dist',
  turbopack: {
    // The components lie outside of this package.
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    rules: { '*.svg': { loaders: ['./icon-address.cjs'], as: '*.js' } },
  },
};
