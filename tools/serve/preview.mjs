// Serves what is in dist on a free port; for the browser tests, which read the address from the output.
import { serveDist } from './serve-dist.mjs';

const { url } = await serveDist({ port: 4200 });
console.log(`Serving ${url}`);
