/** Makes every build in a release a trial. It lies among the sources, so that the next release publishes anew. */
export const TRIAL_MARK = 'build/trial';
