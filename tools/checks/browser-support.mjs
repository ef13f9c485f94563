// Finds features in built CSS and JavaScript that the minimum browsers lack, by MDN's
// browser-compat-data (https://github.com/mdn/browser-compat-data).
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { parse as parseJs } from 'acorn';
import { parse as parseCss, toPlainObject } from 'css-tree';
import { minimumBrowsers } from '../lib/minimum-browsers.mjs';

/**
 * @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier
 * @typedef {import('@mdn/browser-compat-data/types').SimpleSupportStatement} Statement
 * @typedef {import('@mdn/browser-compat-data/types').BrowserName} BrowserName
 * @typedef {{ type: string, [key: string]: unknown }} Node a node of ESTree or css-tree
 */

/** Every browser with its minimum, those on phones included. @type {[BrowserName, string][]} */
const MINIMUM = [
  ['chrome', minimumBrowsers.chrome],
  ['chrome_android', minimumBrowsers.chrome],
  ['edge', minimumBrowsers.edge],
  ['firefox', minimumBrowsers.firefox],
  ['firefox_android', minimumBrowsers.firefox],
  ['safari', minimumBrowsers.safari],
  ['safari_ios', minimumBrowsers.safari],
];

/** ECMAScript 2022 is complete in the minimum browsers; of 2024, Chrome 111 lacks the `v` flag. */
const ECMA_VERSION = 2022;

/** Global objects, and the interfaces that they are. */
const INSTANCES = new Map(
  Object.entries({
    caches: 'CacheStorage',
    crypto: 'Crypto',
    customElements: 'CustomElementRegistry',
    document: 'Document',
    globalThis: 'Window',
    history: 'History',
    indexedDB: 'IDBFactory',
    localStorage: 'Storage',
    location: 'Location',
    navigator: 'Navigator',
    performance: 'Performance',
    screen: 'Screen',
    self: 'Window',
    visualViewport: 'VisualViewport',
    window: 'Window',
  }),
);

/** Units that browser-compat-data describes as groups. @type {[RegExp, string][]} */
const UNIT_GROUPS = [
  [/^[dsl]v/, 'viewport_percentage_units_dynamic'],
  [/^cq/, 'container_query_length_units'],
];

/**
 * @param {string} one
 * @param {string} other
 */
function isAtMost(one, other) {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < 2; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/**
 * @param {Statement} statement
 * @param {string} version
 */
const includes = ({ version_added, version_removed, flags, prefix, alternative_name }, version) =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  isAtMost(version_added, version) &&
  !(typeof version_removed === 'string' && isAtMost(version_removed, version)) &&
  flags === undefined &&
  prefix === undefined &&
  alternative_name === undefined;

/** @param {Identifier} feature */
const supportOf = ({ __compat: compat }) => compat?.support;

/**
 * The minimum browsers without that feature, as `safari 16.4`.
 *
 * @param {Identifier | undefined} feature
 * @returns {string[]}
 */
function lacking(feature) {
  const support = feature && supportOf(feature);
  if (support === undefined) return [];
  return MINIMUM.filter(([browser, version]) => {
    const statements = support[browser];
    if (statements === undefined) return false;
    return ![statements].flat().some((statement) => includes(statement, version));
  }).map(([browser, version]) => `${browser} ${version}`);
}

/**
 * @param {unknown} tree
 * @param {readonly string[]} path
 * @returns {Identifier | undefined}
 */
function at(tree, ...path) {
  let found = /** @type {Record<string, unknown> | undefined} */ (tree);
  for (const name of path) {
    if (found === undefined || !Object.hasOwn(found, name)) return undefined;
    found = /** @type {Record<string, unknown> | undefined} */ (found[name]);
  }
  return /** @type {Identifier | undefined} */ (found);
}

/** Features found, with the browsers that lack them. @typedef {Map<string, string[]>} Findings */

/**
 * @param {Findings} findings
 * @param {string} name
 * @param {Identifier | undefined} feature
 */
function note(findings, name, feature) {
  const browsers = lacking(feature);
  if (browsers.length > 0) findings.set(name, browsers);
}

/**
 * All features of a tree by their last name, such as `color-mix` or `toSorted`.
 *
 * @param {Identifier | undefined} tree
 * @param {number} depth how far below the tree names count
 */
function byName(tree, depth) {
  /** @type {Map<string, Identifier[]>} */
  const features = new Map();
  /** @type {(node: Identifier, left: number) => void} */
  const visit = (node, left) => {
    for (const [name, child] of Object.entries(node)) {
      if (name === '__compat') continue;
      const known = features.get(name) ?? [];
      features.set(name, [...known, /** @type {Identifier} */ (child)]);
      if (left > 1) visit(/** @type {Identifier} */ (child), left - 1);
    }
  };
  if (tree !== undefined) visit(tree, depth);
  return features;
}

/** @param {unknown} node @returns {node is Node} */
const isNode = (node) => typeof node === 'object' && node !== null && 'type' in node;

/** @param {Node} node */
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

/** @param {string} name */
const isPrefixed = (name) => name.startsWith('-');

const cssTypes = byName(at(bcd, 'css', 'types'), 4);

/**
 * The features that one node of a style sheet uses, by how they are reported.
 *
 * @param {Node} node
 * @param {string} property the property in whose declaration the node is, or nothing
 * @returns {[string, Identifier | undefined][]}
 */
function cssFeatures({ type, name: given, unit, kind }, property) {
  const name = String(given);
  if (isPrefixed(name)) return [];
  switch (type) {
    case 'Atrule':
      return [[`@${name}`, at(bcd, 'css', 'at-rules', name)]];
    case 'Declaration':
      return [[property, at(bcd, 'css', 'properties', property)]];
    case 'Identifier':
      return [[`${property}: ${name}`, at(bcd, 'css', 'properties', property, name)]];
    case 'Function':
      return (cssTypes.get(name) ?? []).map((feature) => [`${name}()`, feature]);
    case 'Dimension': {
      const length = String(unit);
      const [, group = length] = UNIT_GROUPS.find(([units]) => units.test(length)) ?? [];
      return [[length, at(bcd, 'css', 'types', 'length', group)]];
    }
    case 'PseudoClassSelector':
      return [[`:${name}`, at(bcd, 'css', 'selectors', name)]];
    case 'PseudoElementSelector':
      return [[`::${name}`, at(bcd, 'css', 'selectors', name)]];
    case 'NestingSelector':
      return [['&', at(bcd, 'css', 'selectors', 'nesting')]];
    case 'Feature':
      return kind === 'media' ? [[`(${name})`, at(bcd, 'css', 'at-rules', 'media', name)]] : [];
    case 'FeatureRange':
      return kind === 'media'
        ? [['(ranges)', at(bcd, 'css', 'at-rules', 'media', 'range_syntax')]]
        : [];
    default:
      return [];
  }
}

/**
 * The features of a style sheet that the minimum browsers lack. Allowed are rules inside `@supports`,
 * vendor prefixes, and a property beside its prefixed form.
 *
 * @param {string} text
 * @returns {Findings}
 */
export function unsupportedCss(text) {
  /** @type {Findings} */
  const findings = new Map();
  /** @type {(node: Node, siblings: readonly Node[], property: string) => void} */
  const visit = (node, siblings, property) => {
    if (node.type === 'Atrule' && node['name'] === 'supports') return;
    const own = node.type === 'Declaration' ? String(node['property']) : property;
    if (isPrefixed(own) || siblings.some((sibling) => sibling['property'] === `-webkit-${own}`))
      return;
    for (const [name, feature] of cssFeatures(node, own)) note(findings, name, feature);
    const children = childrenOf(node);
    for (const child of children) visit(child, node.type === 'Block' ? children : [], own);
  };
  const tree = toPlainObject(
    parseCss(text, {
      onParseError: (error) => {
        throw error;
      },
    }),
  );
  visit(/** @type {Node} */ (/** @type {unknown} */ (tree)), [], '');
  return findings;
}

const builtins = at(bcd, 'javascript', 'builtins');
const members = byName(at(bcd, 'api'), 2);
for (const [name, features] of byName(builtins, 3))
  members.set(name, [...(members.get(name) ?? []), ...features]);

/**
 * Members that are too new on every object that has one of that name. Left out are names of a single
 * word, since our own objects have such members too, and names of CSS properties, which are optional.
 */
const newMembers = new Map(
  [...members].filter(
    ([name, features]) =>
      /[a-z][A-Z]/.test(name) &&
      at(bcd, 'css', 'properties', name.replace(/[A-Z]/g, '-$&').toLowerCase()) === undefined &&
      features.some((feature) => lacking(feature).length > 0) &&
      features.every((feature) => supportOf(feature) === undefined || lacking(feature).length > 0),
  ),
);

/** @param {unknown} node */
const nameOf = (node) =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** @param {unknown} node */
const textOf = (node) =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined;

/**
 * @param {Findings} findings
 * @param {Node} access `object.name` or `object['name']`
 */
function noteMember(findings, { object: holder, property, computed }) {
  const object = nameOf(holder) ?? '';
  const name = computed ? textOf(property) : nameOf(property);
  if (name === undefined) return;
  const instance = INSTANCES.get(object);
  const known = instance
    ? (at(bcd, 'api', instance, name) ?? at(bcd, 'api', name) ?? at(builtins, name))
    : (at(bcd, 'api', object, `${name}_static`) ??
      at(bcd, 'api', object, name) ??
      at(builtins, object, name));
  if (known) note(findings, `${object}.${name}`, known);
  else for (const feature of newMembers.get(name) ?? []) note(findings, `.${name}`, feature);
}

/**
 * @param {Findings} findings
 * @param {Node} call `name(…)`, `new name(…)` or, as React has elements, `…('tag', { attribute })`
 */
function noteCall(findings, { callee, arguments: given }) {
  const name = nameOf(callee);
  if (name !== undefined) {
    const known = at(bcd, 'api', name) ?? at(bcd, 'api', 'Window', name) ?? at(builtins, name);
    note(findings, name, known);
  }
  const [element, properties] = /** @type {unknown[]} */ (given);
  const tag = textOf(element);
  if (tag === undefined || !isNode(properties) || properties.type !== 'ObjectExpression') return;
  for (const { key } of /** @type {Node[]} */ (properties['properties'])) {
    const attribute = nameOf(key)?.toLowerCase();
    if (attribute === undefined) continue;
    const known =
      at(bcd, 'html', 'elements', tag, attribute) ??
      at(bcd, 'html', 'global_attributes', attribute);
    note(findings, `<${tag} ${attribute}>`, known);
  }
}

/**
 * What a script uses that the minimum browsers lack: syntax, global objects, their members, and
 * members by name alone where no older object has one of that name. An attribute of an element that
 * React makes counts as well. Guards are not recognized.
 *
 * @param {string} text
 * @returns {Findings}
 */
export function unsupportedJs(text) {
  /** @type {Findings} */
  const findings = new Map();
  let program;
  try {
    program = parseJs(text, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
  } catch (error) {
    return findings.set(`syntax: ${String(error)}`, [`ECMAScript ${ECMA_VERSION}`]);
  }
  const visit = (/** @type {Node} */ node) => {
    if (node.type === 'MemberExpression') noteMember(findings, node);
    if (node.type === 'NewExpression' || node.type === 'CallExpression') noteCall(findings, node);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)));
  return findings;
}
