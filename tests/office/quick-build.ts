import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSite } from '#tests/support/site-fixture.ts';
import type { BuildSite } from '../../office/publishing/build-child.ts';

let builds = 0;

/** A build that takes no time: one page that says what the question about the price says. */
export const quickBuild: BuildSite = async ({ contentFolder, projectRoot }) => {
  builds += 1;
  const folder = join(projectRoot, `build-${String(builds)}`);
  const words = readFileSync(join(contentFolder, 'faq/kosten.yaml'), 'utf8');
  const title = /^question: (.*)$/mu.exec(words)?.[1] ?? '';
  await writeSite(folder, {
    'index.html': `<!doctype html><html lang="de"><title>${title}</title></html>`,
  });
  return { status: 'built', folder };
};
