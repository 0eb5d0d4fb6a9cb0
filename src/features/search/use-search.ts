import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf } from '#lib/records.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { indexPath, queryName, readQuery, searchPath } from './contract.ts';
import { needsHelp } from './search-words.ts';
import type { Outcome } from './results.tsx';
import { searchSite, type Hit } from './search-site.ts';
import { openIndex, type IndexFile, type SearchIndex } from './search-index.ts';
import { texts } from './texts.ts';

const MOST_CHOICES = 6;
const NONE = -1;
// In milliseconds. Whoever has asked waits no longer for the index; the server searches as well.
const PATIENCE = 3000;

let loading: Promise<SearchIndex> | undefined;

/** What is searched for at this place of the history, where it stands in no address and is never sent. */
function queryOfPlace(): string {
  const { query } = fieldsOf(history.state);
  const address = new URLSearchParams(location.search).get(queryName);
  return readQuery(typeof query === 'string' ? query : address);
}

/** State and keys of the combobox; the index is loaded when the field gets the focus. */
export function useSearch(first: Outcome & { query: string }) {
  const field = useRef<HTMLInputElement>(null);
  const index = useRef<SearchIndex>(undefined);
  const pageTitle = useRef<string>(undefined);
  const [choices, setChoices] = useState<readonly Hit[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const [status, setStatus] = useState('');
  const [shown, setShown] = useState(first);
  // The HTML of the server works without this script.
  const isReady = useHydrated();

  const close = () => {
    setIsOpen(false);
    setActive(NONE);
  };

  const suggest = () => {
    const query = readQuery(field.current?.value);
    if (!index.current) return;
    if (needsHelp(query, index.current.words)) {
      show(query);
      return;
    }
    const hits = query === '' ? [] : searchSite(index.current, query).hits.slice(0, MOST_CHOICES);
    setChoices(hits);
    setActive(NONE);
    setIsOpen(hits.length > 0);
    setStatus(
      query === '' ? '' : hits.length > 0 ? texts.choose(hits.length) : texts.nothing(query),
    );
  };

  // The browser logs what failed; the form still asks the server.
  const withIndex = (act: () => void, otherwise: () => void = () => undefined) => {
    loadIndex().then((loaded) => {
      index.current = loaded;
      act();
    }, otherwise);
  };

  const prepare = () => {
    if (index.current) return;
    withIndex(() => {
      if (field.current?.value !== first.query) suggest();
    });
  };

  const show = (query: string) => {
    if (!index.current) return;
    const { hits, dropped } =
      query === '' ? { hits: undefined, dropped: [] } : searchSite(index.current, query);
    const isUrgent = needsHelp(query, index.current.words);
    setShown({ query, hits, dropped, needsHelp: isUrgent });
    setChoices([]);
    pageTitle.current ??= document.title.slice(
      first.query === '' ? 0 : texts.titleFor(first.query, '').length,
    );
    document.title = query === '' ? pageTitle.current : texts.titleFor(query, pageTitle.current);
    setStatus(isUrgent ? texts.helpShown : hits ? texts.hitsFor(hits.length, query) : '');
    close();
  };

  const stepTo = (query: string) => {
    if (field.current) field.current.value = query;
    withIndex(() => {
      show(query);
    });
  };

  const arrive = useEffectEvent(() => {
    const element = field.current;
    const query = queryOfPlace();
    if (query === '' && first.query !== '') {
      // Somebody pressed before this script had come, and the server has answered.
      history.replaceState({ query: first.query }, '');
    } else if (element && query !== first.query) {
      stepTo(query);
      return;
    }
    // Who comes to search types at once; who comes to results reads.
    if (element && first.query === '' && document.activeElement === document.body) element.focus();
    else if (document.activeElement === element) prepare();
  });
  useEffect(() => arrive(), []);

  useEffect(() => {
    const onShortcut = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      field.current?.select();
    };
    addEventListener('keydown', onShortcut, true);
    return () => {
      removeEventListener('keydown', onShortcut, true);
    };
  }, []);

  useEffect(() => {
    const onStepBack = () => {
      // A link to a place on this page is no step: 'Zum Inhalt springen' leaves what was found.
      if (location.hash !== '' && history.state === null) return;
      stepTo(queryOfPlace());
    };
    addEventListener('popstate', onStepBack);
    return () => {
      removeEventListener('popstate', onStepBack);
    };
  });

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const element = field.current;
    const { submitter } = event.nativeEvent;
    const offered = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (element && offered !== '') element.value = offered;
    const query = readQuery(element?.value);
    const askServer = () => element?.form?.submit();
    const waiting = setTimeout(askServer, PATIENCE);
    withIndex(
      () => {
        clearTimeout(waiting);
        if (query !== shown.query) history.pushState({ query }, '', searchPath);
        flushSync(() => show(query));
        // At once, because later somebody may already type again.
        if (offered !== '') document.querySelector<HTMLElement>('.search-heading')?.focus();
      },
      () => {
        clearTimeout(waiting);
        askServer();
      },
    );
  };

  const move = (step: 1 | -1) => {
    if (choices.length === 0) return;
    setIsOpen(true);
    // The field itself is one stop of the round.
    const stops = choices.length + 1;
    setActive(((active + 1 + step + stops) % stops) - 1);
  };

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const choice = isOpen ? choices[active] : undefined;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && choice) location.assign(choice.address);
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return {
    field,
    isReady,
    isOpen,
    choices,
    active,
    status,
    shown,
    prepare,
    type: suggest,
    press,
    close,
    submit,
  };
}

/**
 * Loads the index once; nothing that is typed afterwards is sent.
 *
 * @throws Error when it cannot be loaded; the next call tries again.
 */
function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<SearchIndex> {
  const answer = await fetch(indexPath);
  if (!answer.ok) throw new Error(`The search index answered ${String(answer.status)}.`);
  // A file of our own build.
  return openIndex((await answer.json()) as IndexFile);
}
