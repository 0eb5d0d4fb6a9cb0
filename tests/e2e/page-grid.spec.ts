import { expect, test } from '#tests/support/browser-test.ts';
import { expectNotFound, PAGE_KINDS } from '#tests/support/page-kinds.ts';

// The hero stands in 3:2 columns (row H2); questions and drawings fill a column of their own; a sign stands at the
// same distance before the words of each result.
const ELSEWHERE = '.scene, .ways, .way, .diary, .fit-page, .awake, .search-hit';

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`on the page "${kind}" whatever stands beside something begins or ends with one of the twelve columns`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.goto(path);
    const beside = await page.getByRole('main').evaluate((main, elsewhere) => {
      const wide = [...main.querySelectorAll<HTMLElement>('*')].filter((element) => {
        const { display, paddingLeft, paddingRight } = getComputedStyle(element);
        const inside = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return display === 'grid' && inside === 1136 && !element.closest(elsewhere);
      });
      return wide.flatMap((grid) =>
        [...grid.children]
          // The room around the lists of contents reaches into the margin.
          .filter((part) => part.checkVisibility() && part.localName !== 'nav')
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 1)
          .map(({ left, right }) => ({ grid: grid.className, left: left - 72, right: right - 72 })),
      );
    }, ELSEWHERE);
    // 72 pixels of margin, and twelve columns of 72⅔ pixels with gaps of 24.
    const column = (1136 + 24) / 12;
    const isOff = (edge: number) =>
      Math.abs(edge / column - Math.round(edge / column)) * column > 1;
    expect(beside.filter(({ left, right }) => isOff(left) && isOff(right + 24))).toEqual([]);
  });
}
