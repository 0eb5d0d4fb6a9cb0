import { consentKey, isValid, type ConsentRecord } from '#features/consent/consent-record.ts';
import { nightTheme, themeKey } from './theme-storage.ts';

const { dataset } = document.documentElement;
let record: ConsentRecord | undefined;
dataset['script'] = 'on';
// How the visitor came, until everything has come; see styles/first-paint.css.
type Visit = PerformanceNavigationTiming | undefined;
dataset['visit'] = (performance.getEntriesByType('navigation')[0] as Visit)?.type;
addEventListener('load', () => delete dataset['visit']);
try {
  if (localStorage.getItem(themeKey) === nightTheme) dataset['theme'] = nightTheme;
  const stored = JSON.parse(localStorage.getItem(consentKey) ?? '') as ConsentRecord;
  if (isValid(stored, Date.now())) record = stored;
} catch {
  // Storage can be forbidden or hold no decision: the theme is then the system's, and the visitor is asked.
}
// Shows the button or the banner (features/consent/consent.css), and says whether reviews are allowed.
dataset[record ? 'decided' : 'ask'] = String(record?.analytics);
