import { createContext, useContext } from 'react';
import type { EntryProblem } from '../../content/entry-problems.ts';
import { isSamePath, type FieldPath, type Update } from './field-schema.ts';

/** What every field of a form can reach. */
export interface FormContext {
  /** Address below which the office answers. */
  readonly api: string;
  readonly problems: readonly EntryProblem[];
  readonly change: (path: FieldPath, value: unknown) => void;
  /** Changes the current value, which may be newer than the one shown when a request began. */
  readonly update: (path: FieldPath, update: Update) => void;
}

export const Form = createContext<FormContext>({
  api: '',
  problems: [],
  change: () => undefined,
  update: () => undefined,
});

export const useForm = (): FormContext => useContext(Form);

/** What is wrong with a field, in sentences. */
export function useProblems(path: FieldPath): readonly string[] {
  const { problems } = useForm();
  return problems.filter((one) => isSamePath(one.path, path)).map(({ sentence }) => sentence);
}
