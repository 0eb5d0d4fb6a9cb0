import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST } from '../website.ts';
import { astro, importName, jsx, next, svelte } from './dialects.ts';
import { writeAll, type Dialect } from './markup.ts';
import { ARTICLE, readPages, type PeerPage, type PageNode } from './pages.ts';

export const PEERS = fileURLToPath(new URL('.', import.meta.url));
/** The folder of a peer with the pages that are written before it is built. */
export const PAGES = 'dist-pages';
const ORIGINALS = 'tests/example-content/pictures';
const ICONS = 'src/ui/icons.svg';
const CLIENT = join(DIST, 'client');
// Attributes that the website sets by its styles, but astro-icon expects in the file.
const STROKES =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const NAMES: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/blog': 'list',
  [ARTICLE]: 'article',
};

/** Writes the pages, the frame around them and the pictures for every peer, from the website's own build. */
export async function writePeers(): Promise<void> {
  const pages = await readPages();
  const [landing] = pages;
  if (landing === undefined) throw new Error('There is no landing page.');
  await writeReact('next-server', next, pages, landing);
  await writeReact('spa', jsx, pages, landing);
  await writeSvelte(pages, landing);
  await writeAstro(pages, landing);
  await Promise.all([
    fillPublic('next-server/public', []),
    fillPublic('spa/public', ['_astro']),
    fillPublic('sveltekit/static', ['_astro']),
    fillPublic('astrowind/public', []),
  ]);
}

async function writeReact(
  peer: string,
  dialect: Dialect,
  pages: readonly PeerPage[],
  { before, after }: PeerPage,
): Promise<void> {
  const component = async (file: string, parts: Record<string, readonly PageNode[]>, head = '') => {
    const functions = Object.entries(parts).map(
      ([name, nodes]) =>
        `export function ${name}() {\n  return <>${writeAll(nodes, dialect)}</>;\n}`,
    );
    const code = functions.join('\n\n');
    await put(peer, `${file}.jsx`, [...(await imports(peer, code)), head, code].join('\n'));
  };
  await component('frame', { Before: before, After: after });
  for (const { route, title, description, main } of pages) {
    const metadata = `export const metadata = ${JSON.stringify({ title, description })};`;
    await component(NAMES[route] ?? '', { Page: [main] }, metadata);
  }
}

async function writeSvelte(pages: readonly PeerPage[], frame: PeerPage): Promise<void> {
  const component = async (file: string, nodes: readonly PageNode[], head = '') => {
    const code = writeAll(nodes, svelte);
    const used = usedComponents(code).map(
      (name) => `import ${name} from '../src/lib/${name}.svelte';`,
    );
    await put(
      'sveltekit',
      `${file}.svelte`,
      `<script>\n${used.join('\n')}\n</script>\n${head}${code}`,
    );
  };
  await component('before', frame.before);
  await component('after', frame.after);
  for (const { route, title, description, main } of pages)
    await component(
      NAMES[route] ?? '',
      [main],
      `<svelte:head><title>${title}</title><meta name="description" content="${description}" /></svelte:head>\n`,
    );
}

async function writeAstro(pages: readonly PeerPage[], frame: PeerPage): Promise<void> {
  const component = async (file: string, nodes: readonly PageNode[]) => {
    const code = writeAll(nodes, astro);
    const icon = code.includes('<Icon') ? ["import { Icon } from 'astro-icon/components';"] : [];
    const used = usedComponents(code).map(
      (name) => `import ${name} from '../src/components/${name}.astro';`,
    );
    const head = [...icon, ...used, ...(await pictureImports('astrowind', code))].join('\n');
    await put('astrowind', `${file}.astro`, `---\n${head}\n---\n${code}`);
  };
  await component('before', frame.before);
  await component('after', frame.after);
  for (const { route, main } of pages) await component(NAMES[route] ?? '', [main]);
  const heads = pages.map(({ route, title, description }) => [
    NAMES[route],
    { title, description },
  ]);
  await put('astrowind', 'heads.json', JSON.stringify(Object.fromEntries(heads)));
  const folder = join(PEERS, 'astrowind/src/icons');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const symbols = (await readFile(ICONS, 'utf8')).matchAll(
    /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs,
  );
  for (const [, id = '', attributes = '', drawing = ''] of symbols)
    await writeFile(
      join(folder, `${id}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes} ${STROKES}>${drawing}</svg>`,
    );
}

const SHARED = ['Menu', 'Chip', 'Card', 'EmailField'];
const COMPONENTS = [...SHARED, 'Picture', 'Link'];

const usedComponents = (code: string): string[] =>
  COMPONENTS.filter((name) => new RegExp(`<${name}[ >]`).test(code));

async function imports(peer: string, code: string): Promise<string[]> {
  const own = usedComponents(code).map((name) => {
    const folder = SHARED.includes(name) ? '../../react' : '../components';
    return `import { ${name} } from '${folder}/${name}.jsx';`;
  });
  return [...own, ...(await pictureImports(peer, code))];
}

async function pictureImports(peer: string, code: string): Promise<string[]> {
  const folder = relative(join(PEERS, peer, PAGES), ORIGINALS);
  const originals = await readdir(ORIGINALS);
  return originals
    .filter((file) => code.includes(`{${importName(parse(file).name)}}`))
    .map((file) => `import ${importName(parse(file).name)} from '${join(folder, file)}';`);
}

async function fillPublic(folder: string, folders: readonly string[]): Promise<void> {
  const to = join(PEERS, folder);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(ICONS, join(to, 'icons.svg'));
  await cp(join(CLIENT, 'favicon.svg'), join(to, 'favicon.svg'));
  for (const name of folders)
    await cp(join(CLIENT, name), join(to, name), {
      recursive: true,
      filter: (file) => !/\.(?:css|js|woff2)(?:\.\w+)?$/.test(file),
    });
}

async function put(peer: string, file: string, text: string): Promise<void> {
  await mkdir(join(PEERS, peer, PAGES), { recursive: true });
  await writeFile(join(PEERS, peer, PAGES, file), text);
}
