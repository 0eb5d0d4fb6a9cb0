import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Rating } from './rating.tsx';

afterEach(cleanup);

test.each([5, 4.5, 4, 1, 0])('%s stars are filled up to there', (stars) => {
  const { container } = render(<Rating stars={stars} label="" />);
  const [row, filled] = container.querySelectorAll('svg');
  const share = Number(filled?.getAttribute('width')) / Number(row?.getAttribute('width'));
  expect(share * 5).toBeCloseTo(stars);
  expect(filled?.querySelector('use')?.getAttribute('fill')).toBe('currentColor');
});

test('the rating is read out in words', () => {
  render(<Rating stars={4.5} label="4,5 von 5 Sternen" />);
  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeTruthy();
});

test('a rating whose words stand beside it is not read out twice', () => {
  render(<Rating stars={4.5} label="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
