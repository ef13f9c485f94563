import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { root } from './paths.mjs';

/** @typedef {import('oxfmt').FormatConfig & { $schema?: string, ignorePatterns?: string[] }} Config */

/**
 * A text as `npm run format` formats it.
 *
 * @param {string} file the name of the file that it is for, which says the language
 * @param {string} text
 * @throws on a syntax error
 */
export async function formatted(file, text) {
  const config = /** @type {Config} */ (JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8')));
  const { $schema: _, ignorePatterns: __, ...options } = config;
  const { code, errors } = await format(file, text, options);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return code;
}
