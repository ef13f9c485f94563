// Serves what is in dist on a free port; for the browser tests, which read the address from the output.
import { root } from '../lib/paths.mjs';
import { openSite } from './static-site.mjs';

const { url } = await openSite(`${root}dist`);
console.log(`Serving ${url}`);
