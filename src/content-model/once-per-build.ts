import { getOrMake } from '#lib/get-or-make.ts';

/**
 * The same function, which a build runs once for each value of its argument, because thousands of pages ask it. In
 * development, where content changes, it runs each time.
 */
export function oncePerBuild<Asked extends [] | [unknown], Value>(
  make: (...asked: Asked) => Value,
): (...asked: Asked) => Value {
  const made = new Map<unknown, Value>();
  return (...asked) =>
    import.meta.env.DEV ? make(...asked) : getOrMake(made, asked[0], () => make(...asked));
}
