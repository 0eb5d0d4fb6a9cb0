import { allJourneys } from './all-journeys.ts';
import { launchChromium } from './chromium-driver.ts';

allJourneys('Chromium', launchChromium);
