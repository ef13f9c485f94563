/** Letters without a Unicode decomposition that people type in a plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Arabic letters that are typed for one another.
  ى: 'ي',
  ة: 'ه',
  // Long i and u of Devanagari and Gujarati, often typed for the short ones.
  '\u0940': '\u093F',
  '\u0942': '\u0941',
  '\u0AC0': '\u0ABF',
  '\u0AC2': '\u0AC1',
  // A long vowel is often left out, and has a stroke of its own in Japanese.
  ー: '',
};

/** Accents and vowel points that can be omitted: Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u0640\u093C]/gu;

const KATAKANA = /[\u30A1-\u30F6]/gu;
const TO_HIRAGANA = 0x60;

/**
 * A text folded for searching: lower case, without accents, vowel points and punctuation, with hiragana
 * for katakana and words separated by single spaces.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'‘`´ʼ]/gu, '')
    .replace(/./gsu, (letter) => PLAIN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
