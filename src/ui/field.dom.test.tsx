import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChoiceGroup, Field } from './field.tsx';

afterEach(cleanup);

const renderField = (words: { hint?: string; error?: string }) => {
  render(<Field name="email" label="E-Mail" {...words} />);
  return screen.getByRole('textbox', { name: 'E-Mail' });
};

test('a field is named by its label and carries its name in the form', () => {
  const input = renderField({});
  expect(input.getAttribute('name')).toBe('email');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.getAttribute('aria-invalid')).toBe('false');
});

test('the error comes before the hint, and both describe the field', () => {
  const input = renderField({ hint: 'Für die Bestätigung', error: 'Ungültig' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.querySelector(`#${id}`)?.textContent);
  expect(words).toEqual(['Ungültig', 'Für die Bestätigung']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a group of choices has a name, one choice, and an error that describes it', () => {
  render(
    <ChoiceGroup
      name="kind"
      legend="Art"
      defaultValue="b"
      error="Bitte wähle"
      choices={[
        { value: 'a', label: 'Erste' },
        { value: 'b', label: 'Zweite', hint: 'Mit Hinweis' },
      ]}
    />,
  );
  const group = screen.getByRole('group', { name: 'Art' });
  const error = document.querySelector(`#${group.getAttribute('aria-describedby') ?? ''}`);
  expect(error?.textContent).toBe('Bitte wähle');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Zweite/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Erste' }).checked).toBe(false);
});
