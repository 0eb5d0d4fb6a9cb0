/** The system's code of an error, such as `ENOENT`; empty where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What an error says; anything can be thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** For `catch`: this value in the place of an error with that code; any other error goes on. */
export const whenCode =
  <Value>(code: string, value: Value) =>
  (error: unknown): Value => {
    if (errorCode(error) === code) return value;
    throw error;
  };

/** What is read from a file; undefined when it is not there. */
export function ifThere<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
