import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-screen.tsx';

// React itself reports what a boundary caught; here that is expected and would only be noise.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Failing({ error }: { error: unknown }): never {
  throw error;
}

test('R15: an error while drawing shows the English words and its message', () => {
  render(
    <ErrorBoundary>
      <Failing error={new Error('The moon did not rise.')} />
    </ErrorBoundary>,
  );
  const screenOfError = screen.getByRole('alert');
  expect(screenOfError.textContent).toBe('Unexpected Application Error!The moon did not rise.');
  expect(screen.getByRole('heading').getAttribute('lang')).toBe('en');
});

test('R15: the error screen never shows a stack', () => {
  const error = new Error('The moon did not rise.');
  render(
    <ErrorBoundary>
      <Failing error={error} />
    </ErrorBoundary>,
  );
  expect(error.stack).toContain('.tsx');
  expect(screen.getByRole('alert').innerHTML).not.toMatch(/\.tsx|\bat /);
});

test('R15: something thrown that is no error shows as it is', () => {
  render(
    <ErrorBoundary>
      <Failing error="no moon today" />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('no moon today');
});

test('what does not fail is shown, also beside a part that failed', () => {
  render(
    <>
      <ErrorBoundary>
        <p>Der Mond scheint.</p>
      </ErrorBoundary>
      <ErrorBoundary>
        <Failing error={new Error('The moon did not rise.')} />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Der Mond scheint.')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
