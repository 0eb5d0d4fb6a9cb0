import { blogJourneys } from './blog-journeys.ts';
import { cancellationJourneys } from './cancellation-journeys.ts';
import { consentFaultsJourneys } from './consent-faults-journeys.ts';
import { consentJourneys } from './consent-journeys.ts';
import { consentSettingsJourneys } from './consent-settings-journeys.ts';
import type { Launch } from './driver.ts';
import { fitCheckJourneys } from './fit-check-journeys.ts';
import { fortnightJourneys } from './fortnight-journeys.ts';
import { readingJourneys } from './reading-journeys.ts';
import { searchJourneys } from './search-journeys.ts';
import { toolJourneys } from './tool-journeys.ts';
import { engineForSuite } from './site-in-network.ts';

/** Every journey in one browser that is started once. */
export function allJourneys(name: string, launch: Launch): void {
  const engine = engineForSuite(name, launch);
  for (const journeys of [
    readingJourneys,
    blogJourneys,
    cancellationJourneys,
    consentJourneys,
    consentSettingsJourneys,
    consentFaultsJourneys,
    searchJourneys,
    fitCheckJourneys,
    toolJourneys,
    fortnightJourneys,
  ]) {
    journeys(engine);
  }
}
