import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA and good practice on a page as it is now, one sentence for each
 * element; empty when all is well.
 *
 * @param parts CSS selectors of what is looked at; the whole page when left out.
 */
export async function findViolations(page: Page, parts: readonly string[] = []): Promise<string[]> {
  // Otherwise axe opens a further page for every look, which is for frames from elsewhere.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true);
  const { violations } = await parts
    .reduce((builder, part) => builder.include(part), axe)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${String(target)}: ${failureSummary ?? ''}`,
    ),
  );
}
