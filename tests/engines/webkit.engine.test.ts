import { allJourneys } from './all-journeys.ts';
import { launchWebKit } from './webkit-driver.ts';

allJourneys('WebKit', launchWebKit);
