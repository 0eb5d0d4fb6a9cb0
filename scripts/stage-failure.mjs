/** A step that failed and has already said why; ends the script with the same exit code. */
export class StageFailure extends Error {
  /** @param {number} exitCode @param {string} message */
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a script's work and turns a failed step into its exit code and one sentence.
 *
 * @param {() => Promise<number | void>} work Returns the exit code; nothing means 0.
 */
export async function runScript(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof StageFailure)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
