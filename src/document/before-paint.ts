import { consentKey, isValid, type ConsentRecord } from '#features/consent/consent-record.ts';
import { nightTheme, themeKey } from './theme-storage.ts';

const { dataset } = document.documentElement;
let record: ConsentRecord | undefined;
dataset['script'] = '';
// The kind of navigation, until the page has loaded (styles/first-paint.css); an anchor has none.
type Visit = PerformanceNavigationTiming | undefined;
if (!location.hash)
  dataset['visit'] = (performance.getEntriesByType('navigation')[0] as Visit)?.type;
onload = () => delete dataset['visit'];
try {
  const theme = localStorage.getItem(themeKey);
  if (theme === nightTheme) dataset['theme'] = nightTheme;
  else if (theme) delete dataset['theme'];
  // Only what is there is used; `consent-record.ts` reads it strictly, but is too large for here.
  const stored = JSON.parse(localStorage.getItem(consentKey) ?? '') as ConsentRecord;
  if (isValid(stored, Date.now())) record = stored;
} catch {
  // Storage is forbidden or holds no decision: the theme follows the system, and the banner asks.
}
// With a decision the cookie button is shown, otherwise the banner (features/consent/consent.css).
// The value tells whether reviews are allowed.
dataset[record ? 'decided' : 'ask'] = String(record?.analytics);
