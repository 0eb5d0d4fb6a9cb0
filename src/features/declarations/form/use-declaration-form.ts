import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type SubmitEvent,
} from 'react';
import * as z from 'zod/mini';
import { BackendError, isSameOrigin, siteBackend } from '#lib/backend/create-backend-client.ts';
import {
  honeypotField,
  type AnyDeclaration,
  type Checked,
  type DeclaredFields,
  type Problem,
  type Receipt,
  type ReceiptRow,
} from '#lib/declaration.ts';
import { formValues, type FormValues } from '#lib/form-values.ts';
import { fieldsOf } from '#lib/records.ts';
import type { FormAnswer } from '#site/answer-form.ts';
import { fieldId } from '#ui/field.tsx';
import type { ToastMessage } from '#ui/toast-region.tsx';
import type { ReceiptWords } from './receipt-card.tsx';
import { texts } from './texts.ts';

/** What a kind of declaration brings to the form that all kinds share. */
export interface FormKind<Declaration> {
  /** Address of the page, which takes the form when there is no script. */
  path: string;
  /** Name of the backend's function. */
  functionName: string;
  check: (typed: unknown) => Checked<Declaration>;
  words: {
    formHeading: string;
    emailHint: string;
    submit: string;
    sentences: { success: string; backendError: string };
    /** Says that nothing is lost and what to do. */
    notSent: string;
    receipt: ReceiptWords;
  };
  /** Its own fields, below those of the person. */
  Fields: ComponentType<FieldsProps<Declaration>>;
  /** The declaration as it was typed, ready to go by mail when it could not be sent. */
  mail: (values: FormValues) => { subject: string; body: string };
  /** What the receipt repeats of the declaration. */
  declared: DeclaredFields<Declaration>;
  /** What the receipt says of the end of the contract, where the kind ends one. */
  endRow?: (declaration: Declaration, endsOn: string | null) => ReceiptRow;
}

export interface FieldsProps<Declaration> {
  /** What stands in the fields at first. */
  values: FormValues;
  /** What was sent last. */
  sent: FormValues;
  /** Whether it arrived, so that the fields are empty (row K6). */
  isReceived: boolean;
  /** Name, first value and error of a field. */
  field: (
    name: keyof Declaration & string,
    fallback?: string,
  ) => { name: string; defaultValue: string | undefined; error: string | undefined };
}

/** Where a form stands; `failed` keeps what was typed. */
type FormPhase = 'open' | 'sending' | 'received' | 'failed';

/**
 * The states of rows K3 to K8: idle, sending, then received (fields cleared, receipt) or
 * refused (fields kept). One filled form is sent once, however often it is submitted.
 */
export function useDeclarationForm<Declaration extends AnyDeclaration>(
  { functionName, check, words: { sentences } }: FormKind<Declaration>,
  answer: FormAnswer<Declaration> | undefined,
) {
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
    const { receipt, problem } = await send(declaration, values[honeypotField]);
    if (problem) {
      refuse(form, [problem]);
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
          sentence: isBackend ? sentences.backendError : texts.unexpectedError,
        });
      })
      .finally(() => {
        isBusy.current = false;
      });
  };

  const isReceived = fills > 0 || result?.status === 'stored';
  const values = isReceived ? {} : (answer?.values ?? {});
  const field: FieldsProps<Declaration>['field'] = (name, fallback) => ({
    name,
    defaultValue: values[name] ?? fallback,
    error: problems.find((problem) => problem.field === name)?.message,
  });

  return {
    onSubmit,
    phase,
    /** Changes when the fields are reset. */
    fills,
    /** What was typed when it was last sent. */
    sentValues,
    values,
    isReceived,
    field,
    problems,
    message,
    stored: stored ?? (result?.status === 'stored' ? result : undefined),
  };
}

/** Whether nothing was stored although nothing is wrong with what was sent. */
export const isNotSent = (status: string | undefined): boolean =>
  status === 'tooMany' || status === 'unavailable';

const phaseAfter = (status: string | undefined): FormPhase =>
  isNotSent(status) ? 'failed' : status === 'stored' ? 'received' : 'open';

/** Puts the focus into a field, below the message; of a group of choices, on the one that is chosen. */
function focusField(form: HTMLFormElement, field: string): void {
  const element = form.querySelector<HTMLElement>(`#${fieldId(field)}`);
  const choice = element?.querySelector<HTMLElement>('input:checked');
  (choice ?? element)?.focus({ preventScroll: true });
  element?.closest('.field')?.scrollIntoView();
}

const receiptSchema = z.object({
  reference: z.string().check(z.minLength(1)),
  receivedAt: z.iso.datetime(),
  endsOn: z._default(z.nullable(z.iso.date()), null),
});

const refusalSchema = z.object({
  error: z.object({ field: z.string(), message: z.string() }),
});

/** Stored by the server, or one field that the server refuses. */
type Sent =
  | { receipt: Receipt; problem?: undefined }
  | { receipt?: undefined; problem: { field: string; message: string } };

/**
 * Sends the declarations of one form. The same content sent again, because the first answer got
 * lost, carries the same key, so that the server stores it once.
 *
 * @returns a function that throws BackendError when the backend fails, and other errors otherwise.
 */
function createSender(
  functionName: string,
): (declaration: object, honeypot: string | undefined) => Promise<Sent> {
  let last = { content: '', key: '' };
  return async (declaration, honeypot) => {
    const content = JSON.stringify(declaration);
    if (content !== last.content) last = { content, key: newKey() };
    try {
      const answer = await siteBackend().invoke(functionName, {
        body: honeypot ? { ...declaration, [honeypotField]: honeypot } : declaration,
        // Another origin would have to allow this header first.
        ...(isSameOrigin() && { headers: { 'Idempotency-Key': last.key } }),
      });
      return { receipt: receiptSchema.parse(answer) };
    } catch (error) {
      const refusal =
        error instanceof BackendError && error.status === 400
          ? refusalSchema.safeParse(error.details)
          : undefined;
      if (refusal?.success) return { problem: refusal.data.error };
      throw error;
    }
  };
}

// Unlike `randomUUID` this exists on addresses without TLS as well.
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, part) => `${key}${part.toString(16).padStart(8, '0')}`, '');

const neverChanges = () => () => undefined;
const currentState = () => fieldsOf(history.state);

/**
 * Keeps a value with this entry of the tab's history: it survives a reload and coming back, nobody
 * else can read it, and it is gone with the tab. An entry made by posting a form becomes one that
 * can be reloaded without sending again.
 */
function keepInHistory(key: string, value: unknown): void {
  try {
    history.replaceState({ ...currentState(), [key]: value }, '');
  } catch (error) {
    console.warn('The browser refuses to keep this; it will not survive a reload.', error);
  }
}

/** What was kept under the key, now or before a reload; undefined in finished HTML. */
function useHistoryState<Value>(key: string): [Value | undefined, (value: Value) => void] {
  const before = useSyncExternalStore(
    neverChanges,
    // Only `keep` writes under this key.
    () => currentState()[key] as Value | undefined,
    () => undefined,
  );
  const [value, setValue] = useState<Value>();
  const keep = (next: Value): void => {
    setValue(next);
    keepInHistory(key, next);
  };
  return [value ?? before, keep];
}
