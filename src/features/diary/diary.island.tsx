import { keepOffline } from '#site/keep-offline.ts';
import { reactIsland } from '#site/react-island.tsx';
import type { StartIsland } from '#site/island.ts';
import { Diary } from './diary.tsx';

const startDiary = reactIsland(Diary);

const diaryPath = '/schlaftagebuch';

export const start: StartIsland = (element, event) => {
  keepOffline(diaryPath);
  return startDiary(element, event);
};
