// Everything that the documents refer to must exist: paths, links, headings, names in the code and
// scripts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * What a document can refer to.
 * @typedef {object} Repository
 * @property {(path: string) => boolean} exists for a path from the root
 * @property {(path: string) => string} read the text of a file
 * @property {ReadonlySet<string>} words every word in the sources
 * @property {ReadonlySet<string>} scripts those of package.json
 */

/** Folders of the repository; a code span that starts with one of them is a path. */
const PATH = /^(?:src|tools|test|docs|public|\.ci|\.github)\/[\w./-]+$/;

/** A code span of this form is a name in the code: `viewFor`, `PlayerView`, `SAVE_VERSION`. */
const NAME =
  /^(?:[a-z][a-z0-9]*(?:[A-Z]\w*)+|[A-Z][a-z]+(?:[A-Z]\w*)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;

/** The relative targets of Markdown links, with their anchors. */
const linksIn = (/** @type {string} */ text) =>
  [...text.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .map(([, target = '', anchor]) => ({ target, anchor }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));

const spansIn = (/** @type {string} */ text) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Code spans that are paths; `NAME`, `TAG`, `ID` and the like are placeholders, `…/*` patterns. */
const pathsIn = (/** @type {string} */ text) =>
  spansIn(text).filter((span) => PATH.test(span) && !/\b[A-Z]{2,}\b(?!\.md)/.test(span));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (/** @type {string} */ heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (/** @type {string} */ text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/**
 * Names that a document places in a file: `NAME` in `path`, `--name` in `path`, `message.key` and
 * `message.keys.*` in `path`.
 */
const placesIn = (/** @type {string} */ text) =>
  [...text.matchAll(/((?:`[\w.*-]+`(?:, | and ))*`[\w.*-]+`) in `([^`\n]+)`/g)]
    .filter(([, , path = '']) => PATH.test(path) && /\.\w+$/.test(path))
    .flatMap(([, names = '', path = '']) => spansIn(names).map((name) => ({ name, path })));

/** Whether a text has a name, or names that begin as a pattern that ends in `*`. */
const has = (/** @type {string} */ text, /** @type {string} */ name) => {
  const isPattern = name.endsWith('*');
  const escaped = (isPattern ? name.slice(0, -1) : name).replaceAll('.', '\\.');
  return new RegExp(`(?<![\\w-])${escaped}${isPattern ? '' : '(?![\\w-])'}`).test(text);
};

/** The scripts that a document runs: `npm run NAME`. */
const scriptsIn = (/** @type {string} */ text) =>
  [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script = '']) => script);

/**
 * What a document refers to that does not exist.
 * @param {string} file its path from the root of the repository
 * @param {string} text
 * @param {Repository} repository
 */
export function missingIn(file, text, { exists, read, words, scripts }) {
  const links = linksIn(text).map(({ target, anchor }) => ({
    path: target === '' ? file : posix.normalize(posix.join(dirname(file), target)),
    anchor,
  }));
  const paths = [
    ...links.map(({ path }) => path).filter((path) => path !== file),
    ...pathsIn(text),
  ];
  const anchors = links.filter(
    ({ path, anchor }) =>
      anchor !== undefined &&
      path.endsWith('.md') &&
      (path === file || exists(path)) &&
      !anchorsIn(path === file ? text : read(path)).includes(anchor),
  );
  return [
    ...paths.filter((path) => !exists(path)),
    ...anchors.map(({ path, anchor }) => `${path}#${anchor}`),
    ...placesIn(text)
      .filter(({ name, path }) => exists(path) && !has(read(path), name))
      .map(({ name, path }) => `${name} in ${path}`),
    ...spansIn(text).filter((span) => NAME.test(span) && !words.has(span)),
    ...scriptsIn(text)
      .filter((script) => !scripts.has(script))
      .map((script) => `npm run ${script}`),
  ];
}

/** README, CONTRIBUTING, CHANGELOG and all pages of docs, from the root of the repository. */
export const documents = () => [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const text = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/**
 * This repository.
 * @returns {Repository}
 */
export function repository() {
  const sources = ['src', 'tools', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
    JSON.parse(text('package.json'))
  );
  return {
    exists: existsSync,
    read: text,
    words: new Set(sources.flatMap((file) => text(file).match(/[A-Za-z]\w+/g) ?? [])),
    scripts: new Set(Object.keys(scripts)),
  };
}

/** Everything that is missing, each as `document: what`. */
export function problemsInDocuments() {
  const all = repository();
  return documents().flatMap((file) =>
    missingIn(file, text(file), all).map((what) => `${file}: ${what}`),
  );
}
