import { build } from 'esbuild';
import { policyHash } from './policy-hash.ts';

/** A file and what it imports as one minified classic script, and the files it was made of. */
export async function bundleInlineScript(
  entry: string,
): Promise<{ code: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    // A whole function in strict mode would only say so with more bytes.
    tsconfigRaw: {},
  });
  return {
    code: outputFiles.map(({ text }) => text.trim()).join(''),
    files: Object.keys(metafile.inputs),
  };
}

/** The policy's source expression for the script that a file is bundled to. */
export async function inlineScriptHash(entry: string): Promise<`sha256-${string}`> {
  const { code } = await bundleInlineScript(entry);
  return policyHash(code);
}
