import { expect, test } from 'vitest';
import { contentAction } from '../../office/log/content-action.ts';
import { actionNames } from '../../office/log/texts.ts';
import { editingForEach } from './editing-client.ts';

const { routes } = editingForEach();

test('the log has words of its own for every change of the content', () => {
  const changes = routes().filter(({ method }) => !['GET', 'ALL'].includes(method));
  const names = changes.map(({ method, path }) => actionNames[contentAction(method, path).what]);
  expect(changes.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(changes.length);
  expect(names).not.toContain(undefined);
});

test('the log names an entry as the office does, and nothing else', () => {
  expect(contentAction('PUT', '/entries/faq/kosten')).toEqual({
    what: 'content.change',
    about: 'Häufige Fragen: kosten',
  });
  expect(contentAction('PUT', '/entries/offer/offer').about).toBe('Preis');
  expect(contentAction('POST', '/collections/team').about).toBe('Menschen im Team');
  expect(contentAction('DELETE', '/entries/faq/..').about).toBeUndefined();
});
