import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Rating } from './rating.tsx';

afterEach(cleanup);

const filledShapes = (container: HTMLElement) =>
  container.querySelector('path[fill="currentColor"]')?.getAttribute('d')?.match(/z/g)?.length ?? 0;

test.each([
  [5, 5],
  [4.5, 5],
  [4, 4],
  [1, 1],
  [0, 0],
])('%s stars fill %s shapes, a half star among them', (stars, shapes) => {
  const { container } = render(<Rating stars={stars} label="" />);
  expect(filledShapes(container)).toBe(shapes);
});

test('the rating is read out in words', () => {
  render(<Rating stars={4.5} label="4,5 von 5 Sternen" />);
  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeTruthy();
});

test('a rating whose words stand beside it is not read out twice', () => {
  render(<Rating stars={4.5} label="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
