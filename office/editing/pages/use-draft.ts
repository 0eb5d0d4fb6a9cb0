import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EntryProblem } from '../../content/entry-problems.ts';
import type { EntryWords } from '../../content/rewrite-entry.ts';
import { askOffice, OfficeAway, type OfficeAnswer } from './ask-office.ts';
import type { FieldSchema } from './field-schema.ts';
import { REMOVED } from './removed-note.tsx';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.save;

// A pause in typing.
const PAUSE_MS = 700;
const TRY_AGAIN_MS = 5000;

export interface LoadedEntry extends EntryWords {
  readonly title: string;
  /** Whether it is the only one of its kind. */
  readonly isOnly: boolean;
  readonly schema: FieldSchema;
  readonly version: string;
  readonly problems: readonly EntryProblem[];
  readonly others: readonly { readonly name: string }[];
}

interface SavedAnswer {
  readonly status?: string;
  readonly version?: string;
  readonly problems?: readonly EntryProblem[];
}

export interface EntryDraft {
  readonly entry: LoadedEntry | undefined;
  readonly words: EntryWords;
  readonly problems: readonly EntryProblem[];
  /** What became of the last change, for a status line. */
  readonly state: string;
  /** Somebody else has changed the entry; nothing is saved until it is loaded again. */
  readonly isOutdated: boolean;
  /** Words of an earlier visit that were never saved. */
  readonly kept: EntryWords | undefined;
  /** Changes the newest text, even when the page has not shown it yet. */
  readonly write: (update: (words: EntryWords) => EntryWords) => void;
  readonly useKept: () => void;
  readonly dropKept: () => void;
  readonly reload: () => void;
  /** Deletes the entry; afterwards the list says so. */
  readonly remove: () => void;
}

const NO_WORDS: EntryWords = { values: {} };

/**
 * An entry with its words. Every change is kept in this browser at once, so that a lost network or
 * session loses nothing, and saved as a draft after a pause in typing.
 *
 * @param onSaved Called when the draft says something new, for the preview.
 */
export function useDraft(
  api: string,
  collection: string,
  slug: string,
  onSaved: () => void,
): EntryDraft {
  const path = `entries/${collection}/${slug}`;
  const place = `office:${path}`;
  const [entry, setEntry] = useState<LoadedEntry>();
  const [words, setWords] = useState(NO_WORDS);
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const [state, setState] = useState<string>(texts.untouched);
  const [isOutdated, setOutdated] = useState(false);
  const [kept, setKept] = useState<EntryWords>();
  const written = useRef(NO_WORDS);
  const version = useRef('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());

  const show = useCallback(
    ({ told, sentence }: OfficeAnswer<LoadedEntry>): void => {
      if (sentence !== undefined) {
        setState(sentence);
        return;
      }
      version.current = told.version;
      setEntry(told);
      written.current = {
        values: told.values,
        ...(told.body !== undefined && { body: told.body }),
      };
      setWords(written.current);
      setProblems(told.problems);
      setOutdated(false);
      const left = localStorage.getItem(place);
      const isSaved = left === JSON.stringify(written.current);
      if (isSaved) localStorage.removeItem(place);
      setKept(left === null || isSaved ? undefined : (JSON.parse(left) as EntryWords));
    },
    [place],
  );

  useEffect(() => {
    askOffice<LoadedEntry>(api, path)
      .then(show)
      .catch((error: unknown) => {
        setState(error instanceof OfficeAway ? error.message : String(error));
      });
    return () => {
      clearTimeout(waiting.current);
    };
  }, [api, path, show]);

  const save = async (): Promise<void> => {
    waiting.current = undefined;
    const next = written.current;
    setState(texts.saving);
    try {
      const sent = { ...next, basedOn: version.current };
      const { status, told, sentence } = await askOffice<SavedAnswer>(api, path, 'PUT', sent);
      if (status === 409) setOutdated(true);
      if (sentence !== undefined) {
        setState(sentence);
        return;
      }
      version.current = told.version ?? version.current;
      setProblems(told.problems ?? []);
      // What was typed meanwhile is not saved yet.
      if (localStorage.getItem(place) === JSON.stringify(next)) localStorage.removeItem(place);
      setState(texts.saved(new Date().toLocaleTimeString('de-DE', { timeStyle: 'short' })));
      onSaved();
    } catch (error) {
      if (!(error instanceof OfficeAway)) throw error;
      setState(error.message);
      later(TRY_AGAIN_MS);
    }
  };
  const later = (ms: number): void => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      saving.current = saving.current.then(save);
    }, ms);
  };
  const leave = useEffectEvent(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    void save();
  });
  useEffect(() => {
    // The request outlives the page, because it is sent with `keepalive`.
    const onLeave = (): void => leave();
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);
  const write: EntryDraft['write'] = (update) => {
    const next = update(written.current);
    written.current = next;
    setWords(next);
    localStorage.setItem(place, JSON.stringify(next));
    if (!isOutdated) later(PAUSE_MS);
  };
  const remove = async (): Promise<void> => {
    clearTimeout(waiting.current);
    await saving.current;
    const { sentence } = await askOffice(api, `${path}?basedOn=${version.current}`, 'DELETE');
    if (sentence !== undefined) {
      setState(sentence);
      return;
    }
    localStorage.removeItem(place);
    location.assign(`/inhalte?${REMOVED}=${collection}/${slug}`);
  };
  const dropKept = (): void => {
    localStorage.removeItem(place);
    setKept(undefined);
  };
  return {
    ...{ entry, words, problems, state, isOutdated, kept, write, dropKept },
    useKept: () => {
      if (kept) write(() => kept);
      setKept(undefined);
    },
    reload: () => void askOffice<LoadedEntry>(api, path).then(show),
    remove: () => void remove().catch(() => setState(texts.offline)),
  };
}
