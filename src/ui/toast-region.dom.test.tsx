import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ToastRegion, type ToastMessage } from './toast-region.tsx';

afterEach(cleanup);

const region = (message: ToastMessage | undefined) => (
  <ToastRegion label="Meldungen" closeLabel="Meldung schließen" message={message} />
);
const error = (): ToastMessage => ({ type: 'error', sentence: 'Name ist erforderlich' });
const alerts = () => screen.getAllByRole('alert').filter((alert) => !alert.hasAttribute('inert'));

test('without a message there is a named region and nothing in it', async () => {
  render(region(undefined));
  expect(await screen.findByRole('region', { name: 'Meldungen' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message is an alert that says its words once', async () => {
  render(region(error()));
  expect((await screen.findByRole('alert')).textContent).toBe('Name ist erforderlich');
  expect(screen.getAllByText('Name ist erforderlich')).toHaveLength(1);
  // An outer live region would make screen readers say the words twice.
  expect(screen.getByRole('region').getAttribute('aria-live')).toBe('off');
});

test('a new message takes the place of the old one, and is told again with the same words', async () => {
  const { rerender } = render(region(error()));
  const first = await screen.findByRole('alert');
  rerender(region(error()));
  await expect.poll(() => alerts().includes(first)).toBe(false);
  expect(alerts()).toHaveLength(1);
});

test('the button closes it', async () => {
  render(region(error()));
  await userEvent.click(await screen.findByRole('button', { name: 'Meldung schließen' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
