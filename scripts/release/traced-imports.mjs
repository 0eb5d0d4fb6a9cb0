import { build } from 'esbuild';

/**
 * What programs import, found without running them.
 *
 * @param {string} folder Absolute folder of the programs' `package.json`.
 * @param {readonly string[]} entries Programs, relative to the folder.
 * @returns {Promise<{files: string[], packages: string[]}>} files relative to the folder, the
 *   programs among them, and the names of packages; neither what only types need nor Node's own.
 */
export async function traceImports(folder, entries) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    // Nothing is written, but several programs need a folder to be written to.
    outdir: 'nowhere',
    logLevel: 'silent',
    // As Node removes types: an import without the word `type` stays.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const inputs = Object.entries(metafile.inputs);
  const external = inputs.flatMap(([, { imports }]) =>
    imports.filter((found) => found.external).map(({ path }) => path),
  );
  const names = external.filter((path) => !path.startsWith('node:')).map(packageOf);
  return { files: inputs.map(([file]) => file), packages: [...new Set(names)].sort() };
}

function packageOf(specifier) {
  const [first, second] = specifier.split('/');
  return specifier.startsWith('@') ? `${first}/${second}` : first;
}
