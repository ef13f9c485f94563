/** The longest name of a rule set, in UTF-16 units like `maxlength` of an input. */
export const MAX_RULES_NAME = 40;

/** Control and format characters (line breaks, text direction …), and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Format characters that belong in names: they join emoji and letters. */
const JOINERS = new Set(['\u200c', '\u200d']);

/** Turns any text into a valid name: one line of visible characters, cut to the maximum length. */
export function rulesName(text: string): string {
  const line = text
    .slice(0, 50 * MAX_RULES_NAME)
    .replace(/\s/gu, ' ')
    .replace(INVISIBLE, (character) => (JOINERS.has(character) ? character : ''))
    .replace(/ +/g, ' ')
    .trim();
  let name = '';
  for (const character of line) {
    if (name.length + character.length > MAX_RULES_NAME) break;
    name += character;
  }
  return name.trimEnd();
}

/** Whether a text is a valid name. */
export const isRulesName = (text: string): boolean => rulesName(text) === text;

/** The name of a copy: `name` is cut until `named` makes a valid one of it. */
export function copyName(name: string, named: (name: string) => string): string {
  const letters = Array.from(name);
  const copy = (): string => named(letters.join('').trimEnd());
  while (letters.length > 0 && !isRulesName(copy())) letters.pop();
  return copy();
}
