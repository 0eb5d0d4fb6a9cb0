import { formIsland } from '#features/declarations/form/form-island.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

export const start = formIsland(WithdrawalForm);
