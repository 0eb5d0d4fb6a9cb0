import { reactIsland } from '#site/react-island.tsx';
import { Search } from './search.tsx';

export const start = reactIsland(Search);
