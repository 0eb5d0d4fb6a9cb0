import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';

/**
 * Creates the data folder when it is missing.
 *
 * @throws StartError when the server could not write into it.
 */
export function prepareDataFolder(path: string): void {
  try {
    // The database's user must be able to pass through; each folder inside keeps its own secrets.
    mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new StartError(
      `DATA_DIR must be a folder that can be written, but ${path} cannot (${code}).`,
      {
        cause,
      },
    );
  }
}
