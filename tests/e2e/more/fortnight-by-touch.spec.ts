import { test } from '#tests/support/browser-test.ts';
import { diaryOn } from '#tests/support/diary.ts';
import { enterFortnight, expectFortnight, fingerOn } from '#tests/support/entering-nights.ts';

test.use({
  timezoneId: 'Europe/Berlin',
  hasTouch: true,
  viewport: { width: 390, height: 844 },
});

test('a fortnight is written down by touch alone', async ({ page }) => {
  await diaryOn(page).open();
  await enterFortnight(page, fingerOn(page).hand);
  await expectFortnight(page);
});
