// Writes .gz and .br files beside the text files of the build: `npm run precompress`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../lib/paths.mjs';

/** Text files. Fonts and `.bin` files are compressed already. */
const TEXT = /\.(html|js|css|svg|webmanifest|txt)$/;

/**
 * Compresses the text files below a folder as far as possible.
 *
 * @param {string} folder
 * @returns {number} how many files it compressed
 */
export function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => TEXT.test(file));
  for (const file of texts) {
    const content = readFileSync(`${folder}/${file}`);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${folder}/${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${folder}/${file}.br`, brotliCompressSync(content, { params }));
  }
  return texts.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`${precompress(`${root}dist`)} files of dist compressed`);
