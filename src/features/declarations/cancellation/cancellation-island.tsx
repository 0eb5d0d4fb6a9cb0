import { formIsland } from '#features/declarations/form/form-island.tsx';
import { CancellationForm } from './cancellation-form.tsx';

export const start = formIsland(CancellationForm);
