import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Characters of the hash: enough for a few hundred style sheets. */
const FILE_LENGTH = 5;

/**
 * Names for the classes of CSS modules: a hash of the file's path, and the index in the file. An
 * index of the file would be shorter, but different in every build.
 */
export function namer() {
  /** @type {Map<string, string>} */
  const paths = new Map();
  /** @type {Map<string, string[]>} */
  const files = new Map();
  /** @param {string} name @param {string} file */
  return (name, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const hash = createHash('sha256').update(path).digest('hex').slice(0, FILE_LENGTH);
    const before = paths.get(hash) ?? path;
    if (before !== path) throw new Error(`${path} and ${before} have the same hash`);
    paths.set(hash, path);
    const names = files.get(path) ?? [];
    files.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `_${hash}${names.indexOf(name).toString(36)}`;
  };
}

/**
 * Short class names in the build. With readable ones, which development keeps, 1% of the offline
 * files would be names.
 *
 * @returns {import('vite').Plugin}
 */
export const shortClassNames = () => ({
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: namer() } } }),
});
