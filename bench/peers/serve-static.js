// Serves a finished folder as the documentation of sirv has it: `node serve-static.js FOLDER [--single]`.
import { createServer } from 'node:http';
import sirv from './tools/node_modules/sirv/build.mjs';

const [folder, ...flags] = process.argv.slice(2);
const files = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  single: flags.includes('--single'),
  setHeaders: (answer, path) => {
    const keeps = /^\/(?:assets|_astro|fonts|pictures)\//.test(path);
    answer.setHeader('cache-control', keeps ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
createServer((request, answer) => {
  files(request, answer, () => answer.writeHead(404).end());
}).listen(process.env.PORT, '127.0.0.1');
