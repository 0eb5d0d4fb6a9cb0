import { expect, test } from 'vitest';
import { planPublication } from './planned.ts';

const TOMORROW = Date.now() + 86_400_000;

test.each([
  ['of nothing', { kind: 'none', at: TOMORROW }, 'Wähle einen Tag und eine Uhrzeit'],
  ['without a time', { kind: 'faq', id: 1, at: null }, 'Wähle einen Tag und eine Uhrzeit'],
  ['for yesterday', { kind: 'faq', id: 1, at: Date.now() - 1 }, 'Wähle einen Tag und eine Uhrzeit'],
  ['of whoever may not publish it', { kind: 'faq', id: 1, at: TOMORROW }, 'Berechtigung'],
  [
    'to withdraw what there is once',
    { kind: 'hero', at: TOMORROW, isLeaving: true },
    'genau einmal',
  ],
])('a plan %s is refused with a sentence', async (_what, plan, words) => {
  const config = { access: { update: () => false } };
  const payload = { config: { globals: [] }, collections: { faq: { config } } };
  await expect(planPublication({ payload } as never, plan)).rejects.toThrow(words);
});
