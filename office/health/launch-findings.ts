import { inReadingOrder, type ContentProblem } from '../../content-check/content-problem.ts';
import { launchContent } from '../../content-check/launch-content.ts';
import { launchSettings } from '../../content-check/launch-settings.ts';

/**
 * What `npm run launch-check` says, for the office.
 *
 * @param root Project folder.
 * @param settings The environment that the public server starts with.
 * @throws when the content cannot be read.
 */
export const launchFindings = (root: string, settings: NodeJS.ProcessEnv): ContentProblem[] =>
  inReadingOrder([...launchContent(root), ...launchSettings(root, settings)]);
