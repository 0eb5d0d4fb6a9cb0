import { expect, test } from 'vitest';
import { fileAddress, receiptFile } from './receipt-card.tsx';

const file = receiptFile({
  title: 'Kündigung vom 21. November 2026',
  statement: 'Abgegeben über den Knopf „Kündigung abschicken“.',
  rows: [
    ['Name', '<script>alert("x")</script> & O\'Neil'],
    ['Nachricht', 'Zeile 1\nZeile 2'],
  ],
});

test('a receipt keeps every word and loads nothing', () => {
  expect(file).toContain('<h1>Kündigung vom 21. November 2026</h1>');
  expect(file).toContain('Zeile 1\nZeile 2');
  expect(file).not.toMatch(/src=|href=|url\(|@import/);
});

test('what somebody typed cannot become markup', () => {
  expect(file).not.toContain('<script');
  expect(file).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; O&#39;Neil');
});

test('the address gives back the same file', async () => {
  expect(await (await fetch(fileAddress(file))).text()).toBe(file);
});
