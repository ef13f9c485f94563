// Checks the built game for features that the minimum browsers lack: tools/lib/minimum-browsers.mjs.
import { readFileSync, readdirSync } from 'node:fs';
import { unsupportedCss, unsupportedJs } from './browser-support.mjs';
import { minimumBrowsersText } from '../lib/minimum-browsers.mjs';
import { optionalFeatures } from './optional-features.mjs';
import { root } from '../lib/paths.mjs';

const dist = `${root}dist`;
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const ofType = (/** @type {string} */ type) => files.filter((file) => file.endsWith(type));
const [sheets, scripts] = [ofType('.css'), ofType('.js')];

/** @type {Set<string>} */
const seen = new Set();
const complaints = sheets.length > 0 && scripts.length > 0 ? [] : ['dist has nothing to check'];

for (const file of [...sheets, ...scripts]) {
  const text = readFileSync(`${dist}/${file}`, 'utf8');
  const findings = file.endsWith('.css') ? unsupportedCss(text) : unsupportedJs(text);
  for (const [feature, browsers] of findings) {
    seen.add(feature);
    if (!optionalFeatures.has(feature))
      complaints.push(`dist/${file}: ${feature} is not in ${browsers.join(', ')}`);
  }
}
for (const feature of optionalFeatures.keys())
  if (!seen.has(feature)) complaints.push(`optional-features.mjs: ${feature} is not in the build`);

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(
  `${sheets.length} style sheets and ${scripts.length} scripts run in ${minimumBrowsersText}`,
);
