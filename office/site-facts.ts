import { readServerFacts } from '../build/server-facts.ts';
import type { Env } from '../server/env.ts';
import { readFacts, toFacts, type Facts } from '../server/facts.ts';
import { buildToServe } from '../server/publications/build-store.ts';
import { OperatorError } from '../server/operator-error.ts';

/**
 * What mails of the office say about the operator. The facts come from the last build, so that a mistake in the
 * content does not lock out the people who want to correct it; before the first build they come from the content.
 *
 * @param root Project folder.
 * @throws OperatorError when there is no build and the content has mistakes.
 */
export function siteFacts(root: string, env: Env): Facts {
  const { distDir, dataDir } = env;
  try {
    return readFacts(buildToServe(distDir, dataDir), env);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
  }
  try {
    return toFacts(readServerFacts(root), distDir, env);
  } catch (cause) {
    const sentence =
      'Nothing was built yet, and the content has mistakes. Run npm run content-check and mend what it lists.';
    throw new OperatorError(sentence, { cause });
  }
}
