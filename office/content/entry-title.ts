// A person's title is a role.
const NAMES = ['question', 'name', 'title', 'author', 'caption'] as const;

/** The field that an entry is called by; undefined where it has none. */
export const nameField = (values: Readonly<Record<string, unknown>>): string | undefined =>
  NAMES.find((name) => typeof values[name] === 'string');

/** What lists call an entry: its first text that looks like a name, or its slug. */
export function entryTitle({ slug, values }: { slug: string; values: unknown }): string {
  const fields = (values ?? {}) as Readonly<Record<string, unknown>>;
  const name = nameField(fields);
  return (name !== undefined && (fields[name] as string).trim()) || slug;
}
