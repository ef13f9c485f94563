/** At-rules around rules. In others, such as `@keyframes`, a repetition means something. */
const CONDITIONAL = /^@(?:media|supports|container)\b/;

/** A class of a CSS module, as `namer` in class-names.mjs names it. */
const MODULE_CLASS = /\._[0-9a-f]{5}/;

/**
 * Splits a minified style sheet into its statements.
 *
 * @param {string} css
 */
function statementsOf(css) {
  const statements = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at++) {
    const letter = css.charAt(at);
    if (quote !== '') {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
      continue;
    }
    if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') depth++;
    else if (letter === '}') depth--;
    if (depth > 0 || (letter !== '}' && letter !== ';')) continue;
    statements.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...statements, css.slice(start)];
}

/**
 * A minified style sheet without the copies of rules of CSS modules. The first of the same rules stays,
 * so that whatever composes a class can still override it.
 *
 * @param {string} css
 * @param {Set<string>} seen the rules before, each with the conditions around it
 * @param {string} conditions
 * @returns {string}
 */
export function withoutCopies(css, seen = new Set(), conditions = '') {
  return statementsOf(css)
    .map((statement) => {
      const open = statement.indexOf('{');
      if (CONDITIONAL.test(statement)) {
        const condition = statement.slice(0, open);
        const inner = withoutCopies(statement.slice(open + 1, -1), seen, conditions + condition);
        return inner === '' ? '' : `${condition}{${inner}}`;
      }
      if (!MODULE_CLASS.test(statement.slice(0, open))) return statement;
      const rule = `${conditions}{${statement}`;
      if (seen.has(rule)) return '';
      seen.add(rule);
      return statement;
    })
    .join('');
}

/**
 * Keeps each composed rule once in the build: CSS modules copy the rules of a class into every style sheet
 * that composes it. The hash in the file's name is that of the text before, of which the shorter one is a
 * function.
 *
 * @returns {import('vite').Plugin}
 */
export const composedOnce = () => ({
  name: 'composed-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = withoutCopies(String(file.source));
    },
  },
});
