import { allJourneys } from './all-journeys.ts';
import { launchFirefox } from './firefox-driver.ts';

allJourneys('Firefox', launchFirefox);
