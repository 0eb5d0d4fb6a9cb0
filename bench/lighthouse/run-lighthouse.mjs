import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One run of Lighthouse as on its command line: its phone, simulated slow 4G, four times slower processor, a browser
 * of its own.
 *
 * @param {string} url
 * @param {{ chromePath: string, flags: readonly string[] }} browser
 * @returns {Promise<LighthouseRun>}
 * @throws {Error} when the page could not be loaded.
 *
 * @typedef {object} LighthouseRun
 * @property {Record<string, number>} scores 0 to 100 by category.
 * @property {number} largestPaintMs
 * @property {number} layoutShift
 * @property {readonly string[]} lost Audits that cost points.
 */
export async function runLighthouse(url, browser) {
  // On a busy machine Chromium's trace sometimes lacks its beginning.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, browser);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce(url, { chromePath, flags }) {
  const chromeFlags = ['--headless=new', ...flags];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    const settings = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' };
    const result = await lighthouse(url, settings);
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
    return summaryOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

function summaryOf({ runtimeError, requestedUrl, categories, audits }) {
  if (runtimeError) throw new Error(`${requestedUrl}: ${runtimeError.message}`);
  const all = Object.values(categories);
  const weighed = all.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const lost = weighed
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, score, displayValue }) => [id, displayValue ?? score].join(' '));
  return {
    scores: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    lost,
  };
}
