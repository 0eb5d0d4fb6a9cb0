import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { Platform } from '#server/feature.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { createIndexFile } from '../search-index.ts';
import { searchFeature, type SearchLocals } from './search-feature.ts';

const WORDS = { parts: [], synonyms: [], distress: [], signposts: [], asides: [] };
const PAGE = { address: '/preise', type: 'page', title: 'Preise', text: 'Was es kostet.' } as const;

function searchOf(folder: string): SearchLocals['search'] {
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client/suche.json'), JSON.stringify(createIndexFile([PAGE], WORDS)));
  const facts = () => ({ folder });
  const platform = { facts, logger: pino({ enabled: false }) } as unknown as Platform;
  const { locals } = searchFeature.start(platform);
  return (locals as unknown as SearchLocals).search;
}

test('of a thousand searches at once some are turned away, and the next one is answered', async () => {
  const search = searchOf(await folderForTest());
  const all = await Promise.all(Array.from({ length: 1000 }, () => search('preise')));
  const refused = all.filter(({ hits }) => hits === 'unavailable').length;
  expect(refused).toBeGreaterThan(900);
  expect(refused).toBeLessThan(1000);
  expect((await search('preise')).hits).toHaveLength(1);
});
