import { reactIsland } from '#site/react-island.tsx';
import { CancellationForm } from './cancellation-form.tsx';

export const start = reactIsland(CancellationForm);
