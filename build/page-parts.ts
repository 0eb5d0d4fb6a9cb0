import { Parser } from 'htmlparser2';

/** What the security of a finished page depends on, as a browser would read it. */
export interface PageParts {
  /** Inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes that would run something. */
  readonly handlers: readonly string[];
  /** Values of the attributes `data-…`; words in a text are none. */
  readonly data: ReadonlyMap<string, ReadonlySet<string>>;
}

// Data such as JSON-LD is never run, so no policy asks for its hash.
const DATA = /^application\/(?:ld\+)?json$/i;
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'data']);
const RUNS_CODE = /^\s*(?:javascript:|vbscript:|data:text\/html)/i;

/** Reads a finished page. */
export function partsOf(html: string): PageParts {
  const handlers: string[] = [];
  const data = new Map<string, Set<string>>();
  const found: Record<'script' | 'style', string[]> = { script: [], style: [] };
  let open: 'script' | 'style' | undefined;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('data-')) data.set(name, (data.get(name) ?? new Set()).add(value));
        if (runsCode(name, value, attributes)) handlers.push(`<${tag} ${name}="${value}">`);
      }
      const isCode = attributes['src'] === undefined && !DATA.test(attributes['type'] ?? '');
      open = tag === 'style' || (tag === 'script' && isCode) ? tag : undefined;
      if (open) found[open].push('');
    },
    ontext: (text) => {
      if (open) found[open].push((found[open].pop() ?? '') + text);
    },
    onclosetag: () => (open = undefined),
  });
  parser.end(html);
  return { scripts: found.script, styles: found.style, handlers, data };
}

function runsCode(name: string, value: string, attributes: Readonly<Record<string, string>>) {
  if (name.startsWith('on') || name === 'srcdoc') return true;
  // A browser saves what has `download` and never opens it.
  return ADDRESSES.has(name) && attributes['download'] === undefined && RUNS_CODE.test(value);
}
