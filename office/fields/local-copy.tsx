'use client';

import {
  Banner,
  Button,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { differences, type Values } from './differences.ts';
import { useUndoOfRows } from './offer-undo.ts';
import { editingTexts } from './texts.ts';

const texts = editingTexts.localCopy;
const look = { buttonStyle: 'secondary', margin: false, size: 'small' } as const;
const EVERY = 3000;
const OLDEST = 30 * 24 * 60 * 60 * 1000;

/** What was typed in one window and is not saved. */
interface Copy {
  readonly window: string;
  readonly at: number;
  readonly values: Values;
}

/**
 * Keeps what somebody types in the browser until it is saved, and offers it after a lost window or session.
 * It is never applied by itself.
 */
export function LocalCopy() {
  const { getData, getFields, reset, setModified } = useForm();
  const basedOn = useFormFields(([fields]) => fields['basedOn']?.value);
  const isModified = useFormModified();
  const isSending = useFormProcessing();
  const isRefused = useFormSubmitted();
  const { id, collectionSlug, globalSlug, docConfig } = useDocumentInfo();
  const { user } = useAuth();
  const [own] = useState(() => crypto.randomUUID());
  const [offered, setOffered] = useState<Copy>();
  const [isOpen, setOpen] = useState(false);
  const wasModified = useRef(false);
  const isUnsaved = useRef(false);
  const keepUnsaved = useRef<() => void>(undefined);
  useNewState(basedOn);
  useUndoOfRows();
  const place = ['copy', user?.id, collectionSlug ?? globalSlug, id ?? 'new'].join('/');

  useEffect(() => {
    // What the browser keeps is known only here, and what is typed meanwhile must not hide it.
    const look = () => {
      const others = read(place).filter((one) => one.window !== own);
      setOffered(
        others.findLast(({ values }) => differences(getData() as Values, values).length > 0),
      );
    };
    look();
    // Another window of this browser writes, or has saved.
    const lookAgain = ({ key }: StorageEvent) => {
      if (key === place) look();
    };
    addEventListener('storage', lookAgain);
    return () => removeEventListener('storage', lookAgain);
  }, [place, own, getData]);

  useEffect(() => {
    if (!isModified) {
      // Saved, so that nothing is left to be lost.
      if (wasModified.current) forget(place, own);
      wasModified.current = false;
      keepUnsaved.current = undefined;
      return undefined;
    }
    wasModified.current = true;
    const keep = () => {
      const values = getData() as Values;
      const copies = read(place);
      const others = copies.filter((one) => one.window !== own);
      const earlier = copies.find((one) => one.window === own);
      if (earlier && earlier.values['basedOn'] !== values['basedOn'] && isUntouched(getFields())) {
        // The form was loaded anew and shows what is stored: what was typed into it before is offered.
        const lost = { ...earlier, window: crypto.randomUUID() };
        write(place, [...others, lost]);
        setOffered(lost);
        setModified(false);
      } else {
        write(place, [...others, { window: own, at: Date.now(), values }]);
      }
    };
    keep();
    keepUnsaved.current = keep;
    const timer = setInterval(keep, EVERY);
    // Also with the last letter before a dialog, a click elsewhere or the end of the window.
    addEventListener('focusout', keep);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('focusout', keep);
      removeEventListener('pagehide', keep);
    };
  }, [isModified, basedOn, place, own, getData, getFields, setModified]);

  // Payload makes a form anew after a takeover, and not every browser tells of the focus of a field that goes.
  useEffect(() => () => keepUnsaved.current?.(), []);

  // Payload takes words for saved as soon as they were answered, also when they were not published.
  useEffect(() => {
    if (isSending && isModified) isUnsaved.current = true;
    if (isSending) return;
    if (isRefused && isUnsaved.current) setModified(true);
    isUnsaved.current = false;
  }, [isSending, isModified, isRefused, setModified]);

  if (offered === undefined) return null;
  const drop = () => {
    forget(place, offered.window);
    setOffered(undefined);
  };
  const apply = async () => {
    // A new document may have been made by then, and is the same one.
    const isNew = collectionSlug !== undefined && id === undefined;
    const values = isNew ? offered.values : { ...offered.values, basedOn };
    await reset(values);
    setModified(true);
    // From here on they are this window's own, and not for a moment nobody's.
    write(place, [...read(place), { window: own, at: Date.now(), values }]);
    drop();
  };
  const changes = isOpen ? differences(getData(), offered.values, docConfig?.fields) : [];
  return (
    <Banner type="info">
      <p>{texts.found(new Date(offered.at))}</p>
      {isOpen && <DifferenceList all={changes} shown={texts.shown} kept={texts.kept} />}
      <div className="button-row">
        <Button {...look} onClick={() => setOpen(!isOpen)}>
          {texts.compare}
        </Button>
        <Button {...look} onClick={() => void apply()}>
          {texts.apply}
        </Button>
        <Button {...look} onClick={drop}>
          {texts.drop}
        </Button>
      </div>
    </Banner>
  );
}

/** The answer to a save says which state it made; what Payload asks for after it may get lost. */
function useNewState(basedOn: unknown): void {
  const { dispatchFields } = useForm();
  const { data } = useDocumentInfo();
  const isSending = useFormProcessing();
  const made: unknown = data?.['basedOn'];
  const known = useRef(made);
  useEffect(() => {
    if (isSending || made === known.current) return;
    known.current = made;
    if (made === basedOn) return;
    dispatchFields({ type: 'UPDATE', path: 'basedOn', value: made, initialValue: made });
  }, [made, basedOn, isSending, dispatchFields]);
}

const isUntouched = (fields: FormState): boolean =>
  Object.values(fields).every(
    ({ value, initialValue }) => JSON.stringify(value) === JSON.stringify(initialValue),
  );

function read(place: string): Copy[] {
  try {
    const copies = JSON.parse(localStorage.getItem(place) ?? '[]') as Copy[];
    return copies.filter(({ at }) => Date.now() - at < OLDEST);
  } catch {
    return [];
  }
}

function write(place: string, copies: readonly Copy[]): void {
  try {
    if (copies.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(copies));
  } catch {
    // The browser has no room; whoever types has the words on the screen.
  }
}

const forget = (place: string, window: string): void =>
  write(
    place,
    read(place).filter((one) => one.window !== window),
  );
