import { reactIsland } from '#site/react-island.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

export const start = reactIsland(WithdrawalForm);
