import { keepOffline } from '#site/keep-offline.ts';
import { reactIsland } from '#site/react-island.tsx';
import type { StartIsland } from '#site/island.ts';
import { Diary } from './diary.tsx';

const startDiary = reactIsland(Diary);

export const start: StartIsland = (element, event) => {
  // Nothing is kept for somebody who only looks.
  element.addEventListener('input', () => void keepOffline());
  return startDiary(element, event);
};
