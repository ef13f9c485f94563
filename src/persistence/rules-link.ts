import { type Result, err, ok } from '@/engine/index.ts';
import { BitReader, BitWriter, crc32, fromBase64Url, toBase64Url } from './rules-bits.ts';
import { isRulesName, rulesName } from './rules-name.ts';
import { packedRules, packedText } from './rules-pack.ts';
import { type RulesRefusal, type SharedRules, parseRules } from './rules.ts';

/** Why a link brings no rules. */
export type LinkRefusal =
  | { readonly kind: 'not-a-link' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'newer-version' }
  | Extract<RulesRefusal, { kind: 'impossible' }>;

/**
 * The first byte of a link. The last four are the checksum of all before them, in every version:
 * that is how a link of a newer version can be told from a damaged one.
 */
const LINK_VERSION = 1;

/** Longer than any link that we make. */
const MAX_LINK = 400;

const KEY = '#rules=';

/** Rules as the fragment of a link: `#rules=…`, at most 200 characters. */
export function encodeRulesLink({ name, rules }: SharedRules): string {
  const to = new BitWriter();
  to.uint(LINK_VERSION, 8);
  packedRules.write(to, rules);
  packedText.write(to, rulesName(name));
  const bytes = to.done();
  const sum = new BitWriter();
  sum.uint(crc32(bytes), 32);
  return `${KEY}${toBase64Url([...bytes, ...sum.done()])}`;
}

/** The body of a link, its checksum taken off; null if it does not match. */
function bodyOf(text: string): number[] | null {
  const bytes = text.length > MAX_LINK ? null : fromBase64Url(text);
  if (bytes === null || bytes.length < 5) return null;
  const body = bytes.slice(0, -4);
  return new BitReader(bytes.slice(-4)).uint(32) >>> 0 === crc32(body) ? body : null;
}

/**
 * The rules in a link: a whole address, its fragment, or text around them. What is given back can
 * be played; whatever else comes in is refused with the reason. Never throws.
 */
export function decodeRulesLink(text: string): Result<SharedRules, LinkRefusal> {
  const start = text.indexOf(KEY);
  if (start < 0) return err({ kind: 'not-a-link' });
  const from = start + KEY.length;
  const data = /^[\w-]*/.exec(text.slice(from, from + MAX_LINK + 1))?.[0] ?? '';
  const body = bodyOf(data);
  if (body === null) return err({ kind: 'damaged' });
  const reader = new BitReader(body);
  if (reader.uint(8) !== LINK_VERSION) return err({ kind: 'newer-version' });
  const rules = parseRules(packedRules.read(reader));
  const name = packedText.read(reader) as string;
  if (!reader.isDone() || !isRulesName(name)) return err({ kind: 'damaged' });
  if (rules.ok) return ok({ name, rules: rules.value });
  // Undamaged, but with an option that is unknown here: a list has grown since.
  return err(rules.error.kind === 'impossible' ? rules.error : { kind: 'newer-version' });
}
