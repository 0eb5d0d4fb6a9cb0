interface Kept<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
}

/** The value of a key in a map, made and kept there when it is asked for the first time; never `undefined`. */
export function getOrMake<Key, Value>(
  map: Kept<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  map.set(key, made);
  return made;
}
