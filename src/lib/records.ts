/** The names of all fields, where a type says that there are no others. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** A record of these names, each with its value. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // `fromEntries` forgets the names.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The fields of what may be anything; none where it is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The same, of whose parts some browsers lack some, whatever its type says. */
export const partly = <Whole extends object>(whole: Whole): Partial<Whole> => whole;
