import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Node comes as one program beside the packages, or with the image of a container.
const NODE = /^node_modules\/node(?:-bin-setup)?(?:\/|$)/;

/**
 * Folders of the installed packages that `npm ci --omit=dev` would install too, without the pinned
 * Node and without what is optional and wanted by tools alone.
 *
 * @param {string} root Folder with `package-lock.json` and `node_modules`.
 * @returns {string[]} such as `node_modules/pg`, below `root`.
 */
export function productionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !NODE.test(path) && existsSync(join(root, path)));
}
