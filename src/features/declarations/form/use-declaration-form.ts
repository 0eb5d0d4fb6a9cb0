import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { BackendError } from '#lib/backend/backend-error.ts';
import { trapField, type Checked, type Problem, type Receipt } from '#lib/declaration.ts';
import { formValues, type FormValues } from '#lib/form-values.ts';
import type { FormAnswer } from '#site/answer-form.ts';
import { fieldId } from '#ui/field.tsx';
import type { ToastMessage } from '#ui/toast-region.tsx';
import { createSender } from './send-declaration.ts';
import { keepInHistory, useHistoryState } from './use-history-state.ts';

export interface DeclarationFormOptions<Declaration> {
  /** Name of the backend's function. */
  functionName: string;
  check: (typed: unknown) => Checked<Declaration>;
  sentences: { success: string; backendError: string; unexpectedError: string };
  /** What the page came back with when it was posted without script. */
  answer: FormAnswer<Declaration> | undefined;
}

/** Where a form stands; `failed` keeps what was typed. */
export type FormPhase = 'open' | 'sending' | 'received' | 'failed';

/** What the frame of a form needs to know of it. */
export interface DeclarationFormState {
  phase: FormPhase;
  problems: readonly Problem<string>[];
  message: ToastMessage | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The states of rows K3 to K8: idle, sending, then received (fields cleared, receipt) or
 * refused (fields kept). One filled form is sent once, however often it is submitted.
 */
export function useDeclarationForm<Declaration extends object>(
  options: DeclarationFormOptions<Declaration>,
) {
  const { functionName, check, sentences, answer } = options;
  const result = answer?.result;
  type Problems = readonly Problem<keyof Declaration & string>[];
  const [problems, setProblems] = useState<Problems>(
    result?.status === 'invalid' ? result.problems : [],
  );
  const [phase, setPhase] = useState(phaseAfter(result?.status));
  const [stored, keep] = useHistoryState<{ receipt: Receipt; declaration: Declaration }>(
    functionName,
  );
  const [message, setMessage] = useState<ToastMessage>();
  const [fills, setFills] = useState(0);
  const [sentValues, setSentValues] = useState<FormValues>(answer?.values ?? {});
  const [send] = useState(() => createSender(functionName));
  const isBusy = useRef(false);

  useEffect(() => {
    if (result?.status === 'stored') keepInHistory(functionName, result);
  }, [functionName, result]);

  const refuse = (form: HTMLFormElement, found: Problems): void => {
    const [first] = found;
    setPhase('open');
    setProblems(found);
    if (!first) return;
    setMessage({ type: 'error', sentence: first.message });
    focusField(form, first.field);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = formValues(new FormData(form));
    setSentValues(values);
    const { declaration, problems: found } = check(values);
    if (found) {
      refuse(form, found);
      return;
    }
    setProblems([]);
    setPhase('sending');
    const { receipt, problem } = await send(declaration, values[trapField]);
    if (problem) {
      refuse(form, [problem as Problem<keyof Declaration & string>]);
      return;
    }
    setPhase('received');
    setFills((before) => before + 1);
    setMessage({ type: 'success', sentence: sentences.success });
    keep({ receipt, declaration });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    submit(event.currentTarget)
      .catch((error: unknown) => {
        const isBackend = error instanceof BackendError;
        if (!isBackend) console.error(error);
        setPhase('failed');
        setMessage({
          type: 'error',
          sentence: isBackend ? sentences.backendError : sentences.unexpectedError,
        });
      })
      .finally(() => {
        isBusy.current = false;
      });
  };

  return {
    onSubmit,
    phase,
    /** Changes when the fields start anew. */
    fills,
    /** What was typed when it was last sent. */
    sentValues,
    /** What stands in the fields at first. */
    values: fills === 0 && result?.status !== 'stored' ? (answer?.values ?? {}) : {},
    problems,
    message,
    stored: stored ?? (result?.status === 'stored' ? result : undefined),
    errorOf: (field: keyof Declaration & string) =>
      problems.find((problem) => problem.field === field)?.message,
  };
}

const phaseAfter = (status: string | undefined): FormPhase =>
  status === 'tooMany' || status === 'unavailable'
    ? 'failed'
    : status === 'stored'
      ? 'received'
      : 'open';

/** Puts the focus into a field; of a group of choices, on the one that is chosen. */
function focusField(form: HTMLFormElement, field: string): void {
  const element = form.querySelector<HTMLElement>(`#${fieldId(field)}`);
  const choice = element?.querySelector<HTMLElement>('input:checked');
  (choice ?? element)?.focus();
}
