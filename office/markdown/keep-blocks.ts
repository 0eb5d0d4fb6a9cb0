import { parseMarkdown } from './read-markdown.ts';

interface Kept {
  readonly text: string;
  /** What stands between it and the next block. */
  readonly gap: string;
  readonly at: number;
}

/**
 * Puts blocks of Markdown together. Those that say what a block of the earlier text says keep its bytes,
 * and two that follow each other as before keep what was between them.
 *
 * @param canonical The same writing for a block of the earlier text.
 */
export function keepBlocks(
  written: readonly string[],
  before: string,
  canonical: (markdown: string) => string,
): string {
  const earlier = Map.groupBy(blocksOf(before), ({ text }) => canonical(text));
  let last: Kept | undefined;
  const parts = written.map((text, index) => {
    const same = earlier.get(text) ?? [];
    const next = same.findIndex(({ at }) => at > (last?.at ?? -1));
    const [kept] = same.splice(Math.max(next, 0), 1);
    const between = last?.at === (kept?.at ?? 0) - 1 ? last.gap : '\n\n';
    last = kept;
    return `${index > 0 ? between : ''}${kept?.text ?? text}`;
  });
  const end = last?.at === blocksOf(before).length - 1 ? last.gap : '\n';
  return parts.length === 0 ? '' : parts.join('') + end;
}

function blocksOf(markdown: string): Kept[] {
  const { children } = parseMarkdown(markdown);
  return children.map(({ position }, at) => {
    const end = position?.end.offset ?? 0;
    const next = children[at + 1]?.position?.start.offset ?? markdown.length;
    const text = markdown.slice(position?.start.offset, end);
    return { text, gap: markdown.slice(end, next), at };
  });
}
