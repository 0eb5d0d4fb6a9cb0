import { formIsland } from '#layout/declaration/form-island.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

export const start = formIsland(WithdrawalForm);
