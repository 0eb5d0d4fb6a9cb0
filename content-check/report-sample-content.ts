import { findSampleContent } from '#content-check/find-sample-content.ts';
import { sampleTexts } from '#content-check/sample-texts.ts';

// What `npm start` says about content that must be replaced before the launch.
const found = findSampleContent(new URL('..', import.meta.url).pathname);
const files = new Set(found.map(({ file }) => file));
if (found.length > 0) console.log(sampleTexts.summary(found.length, [...files]));
