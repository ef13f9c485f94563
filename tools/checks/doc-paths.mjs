import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Folders of the repository; a code span that starts with one of them is a path. */
const PATH = /^(?:src|tools|test|docs|public|\.ci|\.github)\/[\w./-]+$/;

/** The relative targets of Markdown links, without anchors. */
const linksIn = (/** @type {string} */ text) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Code spans that are paths; `NAME`, `TAG`, `ID` and the like are placeholders, `…/*` patterns. */
const pathsIn = (/** @type {string} */ text) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) && !/\b[A-Z]{2,}\b(?!\.md)/.test(span));

/**
 * The paths that a document links to or mentions and that do not exist.
 * @param {string} file its path from the root of the repository
 * @param {string} text
 * @param {(path: string) => boolean} exists for a path from the root
 */
export const missingPaths = (file, text, exists = existsSync) =>
  [
    ...linksIn(text).map((target) => posix.normalize(posix.join(dirname(file), target))),
    ...pathsIn(text),
  ].filter((path) => !exists(path));

/** README, CONTRIBUTING, CHANGELOG and all pages of docs, from the root of the repository. */
export const documents = () => [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** All missing paths of all documents, each as `document: path`. */
export const problemsInDocuments = () =>
  documents().flatMap((file) =>
    missingPaths(file, readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`),
  );
