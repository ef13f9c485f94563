// Reads the declarations that `asc --bindings raw` writes of a program's exports.

/**
 * @typedef {object} Export
 * @property {string} name
 * @property {string} source the module that it comes from
 * @property {string} signature
 * @property {number | null} arity null for a global
 */

/** A boolean result or global of WebAssembly is 0 or 1. @param {string} type */
const raw = (type) => (type === 'boolean' ? 'number' : type);

/**
 * The exports in a declaration file of `asc --bindings raw`.
 * @param {string} declarations
 * @returns {Export[]}
 */
export function exportsIn(declarations) {
  /** @type {Export[]} */
  const found = [];
  const pattern =
    /\/\*\*\s*(?:\*\s*)?(?<path>[\w.-]+(?:\/[\w.-]+)+)(?:(?!\*\/)[\s\S])*\*\/\s*export (?:const (?<global>\w+): \{|function (?<name>\w+)\((?<parameters>[^)]*)\): (?<result>\w+);)/g;
  for (const { groups = {} } of declarations.matchAll(pattern)) {
    const { path = '', global, name = '', parameters = '', result = '' } = groups;
    const source = `${path.split('/').slice(0, -1).join('/')}.ts`;
    if (global !== undefined)
      found.push({ name: global, source, signature: `readonly ${global}: Global`, arity: null });
    else
      found.push({
        name,
        source,
        signature: `${name}(${parameters}): ${raw(result)}`,
        arity: parameters === '' ? 0 : parameters.split(',').length,
      });
  }
  return found;
}
