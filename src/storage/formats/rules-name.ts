/** The longest name of a rule set, in UTF-16 units like `maxlength` of an input. */
export const MAX_RULES_NAME = 40;

/** Control and format characters (line breaks, text direction …), and halves of a pair. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Joins emoji and letters, so it is a format character that belongs into a name. */
const JOINERS = new Set(['\u200c', '\u200d']);

/**
 * Any text as the name of a rule set: one line of characters that can be seen, no longer than
 * allowed. A name is text, never markup.
 */
export function rulesName(text: string): string {
  const line = text
    .slice(0, 50 * MAX_RULES_NAME)
    .replace(/\s/gu, ' ')
    .replace(UNSHOWN, (character) => (JOINERS.has(character) ? character : ''))
    .replace(/ +/g, ' ')
    .trim();
  let name = '';
  for (const character of line) {
    if (name.length + character.length > MAX_RULES_NAME) break;
    name += character;
  }
  return name.trimEnd();
}

/** Whether a text is a name as {@link rulesName} makes them. */
export const isRulesName = (text: string): boolean => rulesName(text) === text;
