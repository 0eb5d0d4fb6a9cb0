import { formIsland } from '#layout/declaration/form-island.tsx';
import { CancellationForm } from './cancellation-form.tsx';

export const start = formIsland(CancellationForm);
