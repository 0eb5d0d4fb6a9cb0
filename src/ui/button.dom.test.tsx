import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

test('a button in a form does not send it unless it says so', async () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={({ nativeEvent }) => send(nativeEvent)}>
      <Button>Abbrechen</Button>
      <Button type="submit">Absenden</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a link to a new tab gives away no opener and says that it opens one', () => {
  render(
    <ButtonLink href="https://buchung.example" newTabNote="(öffnet in neuem Tab)">
      Buchen
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: /Buchen.*\(öffnet in neuem Tab\)/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('a link within the site stays in the tab', () => {
  render(<ButtonLink href="/">Zur Startseite</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Zur Startseite' });
  expect(link.hasAttribute('target')).toBe(false);
});
