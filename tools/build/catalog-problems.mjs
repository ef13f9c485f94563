import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * @typedef {Readonly<Record<string, string>>} Catalog ICU messages by name
 * @typedef {import('@lingui/message-utils/compileMessage').CompiledMessage} Compiled
 * @typedef {{ name: string, type: string, cases: readonly string[] }} Slot a placeholder
 */

/** The largest number tried for plural forms. */
const MAX_COUNT = 1000;

/** @type {ReadonlySet<string>} */
const BRANCHES = new Set(['plural', 'selectordinal', 'select']);

/**
 * The placeholders of a message, and its text.
 *
 * @param {Compiled} message
 * @returns {{ slots: Slot[], text: string }}
 */
function partsOf(message) {
  if (typeof message === 'string') return { slots: [], text: message };
  const slots = [];
  let text = '';
  for (const token of message) {
    if (typeof token === 'string') {
      text += token === '#' ? '' : token;
      continue;
    }
    const [name, type = 'value', format = ''] = token;
    if (typeof format === 'string') {
      slots.push({ name, type: `${type} ${format}`.trim(), cases: [] });
      continue;
    }
    const { offset: _, ...branches } = /** @type {Record<string, Compiled>} */ (format);
    slots.push({ name, type, cases: Object.keys(branches) });
    for (const branch of Object.values(branches)) {
      const inner = partsOf(branch);
      slots.push(...inner.slots);
      text += inner.text;
    }
  }
  return { slots, text };
}

/** @param {readonly Slot[]} slots */
const namesOf = (slots) => [...new Set(slots.map(({ name }) => name))].toSorted().join(', ');

/**
 * The numbers of each plural category of a language, in order; tried once for all messages.
 *
 * @type {Map<string, Map<string, number[]>>}
 */
const countsByCategory = new Map();

/**
 * @param {string} language
 * @param {Intl.PluralRuleType} type
 */
function categoriesOf(language, type) {
  const key = `${language} ${type}`;
  let categories = countsByCategory.get(key);
  if (categories === undefined) {
    const rules = new Intl.PluralRules(language, { type });
    /** @type {Map<string, number[]>} */
    const found = new Map(rules.resolvedOptions().pluralCategories.map((each) => [each, []]));
    for (let count = 0; count <= MAX_COUNT; count++) found.get(rules.select(count))?.push(count);
    countsByCategory.set(key, found);
    categories = found;
  }
  return categories;
}

/**
 * The plural categories of the numbers from `from` on that have no case of their own (such as `=0`,
 * which the compiler writes as `0`).
 *
 * @param {string} language
 * @param {Intl.PluralRuleType} type
 * @param {readonly string[]} cases
 * @param {number} from
 */
function neededCases(language, type, cases, from) {
  const categories = categoriesOf(language, type);
  const isNeeded = (/** @type {readonly number[]} */ counts) =>
    counts.some((count) => count >= from && !cases.includes(`${count}`));
  const needed = new Set(['other']);
  for (const [category, counts] of categories) if (isNeeded(counts)) needed.add(category);
  return { needed, known: [...categories.keys()] };
}

/**
 * @param {Slot} slot
 * @param {readonly Slot[]} english
 * @param {string} language
 * @returns {string[]}
 */
function pluralProblems({ name, type, cases }, english, language) {
  const original = english.find((slot) => slot.name === name && slot.type === type);
  // Where English has a single form for a count, the count is never 1.
  const from = original?.cases.every((each) => each === 'other') ? 2 : 0;
  const kind = type === 'plural' ? 'cardinal' : 'ordinal';
  const { needed, known } = neededCases(language, kind, cases, from);
  const missing = [...needed].filter((each) => !cases.includes(each));
  const idle = cases.filter(
    (each) => !/^\d+$/.test(each) && !known.some((category) => category === each),
  );
  return [
    ...missing.map((each) => `{${name}, ${type}} has no ${each}`),
    ...idle.map((each) => `{${name}, ${type}} has ${each}, which ${language} never uses`),
  ];
}

/**
 * @param {readonly Slot[]} english
 * @param {readonly Slot[]} translated
 * @param {string} language
 * @returns {string[]}
 */
function slotProblems(english, translated, language) {
  const [wanted, found] = [namesOf(english), namesOf(translated)];
  if (wanted !== found) return [`has the placeholders (${found}) instead of (${wanted})`];
  const problems = [];
  for (const { name, type, cases } of english) {
    const same = translated.filter((slot) => slot.name === name && slot.type === type);
    const isPlural = type === 'plural' || type === 'selectordinal';
    const forms = categoriesOf(language, type === 'selectordinal' ? 'ordinal' : 'cardinal');
    // A value may become a plural: English says "9 cards" where there are never fewer than two.
    if (same.length === 0 && type !== 'value' && !(isPlural && forms.size === 1))
      problems.push(`has no {${name}, ${type}}`);
    if (type === 'select' && same.some((slot) => slot.cases.join() !== cases.join()))
      problems.push(`{${name}, select} does not have exactly: ${cases.join(', ')}`);
  }
  for (const slot of translated)
    if (slot.type === 'plural' || slot.type === 'selectordinal')
      problems.push(...pluralProblems(slot, english, language));
    else if (
      BRANCHES.has(slot.type) &&
      // A word may select the text around it, such as its article.
      !english.some(({ name, type }) => name === slot.name && [slot.type, 'value'].includes(type))
    )
      problems.push(`has {${slot.name}, ${slot.type}}, which English lacks`);
    else if (slot.type === 'select' && !slot.cases.includes('other'))
      problems.push(`{${slot.name}, select} has no other`);
  return [...new Set(problems)];
}

/** @param {string} message */
function compiled(message) {
  try {
    return partsOf(compileMessageOrThrow(message));
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}`;
  }
}

/**
 * What is wrong with a translation: missing, unknown, empty or unreadable messages, different
 * placeholders, and missing or superfluous plural forms.
 *
 * @param {Catalog} english
 * @param {Catalog} translated
 * @param {string} language
 * @returns {string[]} a line for each
 */
export function catalogProblems(english, translated, language) {
  const unknown = Object.keys(translated).filter((name) => !(name in english));
  return [
    ...unknown.map((name) => `${name}: is not in English`),
    ...Object.entries(english).flatMap(([name, message]) => {
      const translation = translated[name];
      if (translation === undefined) return [`${name}: is missing`];
      if (translation.trim() === '') return [`${name}: is empty`];
      const [original, own] = [compiled(message), compiled(translation)];
      if (typeof own === 'string') return [`${name}: ${own}`];
      if (typeof original === 'string') return [`${name}: English ${original}`];
      return slotProblems(original.slots, own.slots, language).map((each) => `${name}: ${each}`);
    }),
  ];
}

/**
 * The messages with words that are identical to English: untranslated, or the same word.
 *
 * @param {Catalog} english
 * @param {Catalog} translated
 * @returns {string[]} their names
 */
export const sameAsEnglish = (english, translated) =>
  Object.entries(english)
    .filter(([name, message]) => translated[name] === message)
    .filter(([, message]) => /\p{L}/u.test(partsOf(compileMessageOrThrow(message)).text))
    .map(([name]) => name);
