/** The zeros of the digits that keyboards of the game's languages type: European, Arabic, Persian and Devanagari. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** A digit of any of these scripts as a number. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((each) => each <= code) ?? 0;
  return code - zero < 10 ? String(code - zero) : digit;
};

/**
 * Parses a whole number of at most six digits as typed: in the digits of any of the game's languages, also of
 * full width, with any minus sign, possibly in groups as the languages make them (12,345 or 1,23,456). Null for
 * anything else.
 */
export function parseWhole(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    // Marks of direction, which Arabic figures have beside a sign.
    .replace(/[\u061C\u200E\u200F]/g, '')
    .trim()
    .replace('\u2212', '-')
    .replace(/\p{Nd}/gu, digitOf);
  return /^[-+]?(\d{1,6}|\d{1,3}[.,’'٬\s]\d{3}|\d[.,\s]\d{2}[.,\s]\d{3})$/.test(plain)
    ? Number(plain.replace(/[.,’'٬\s]/g, '')) + 0
    : null;
}
