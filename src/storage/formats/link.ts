import { type Result, err, ok } from '@/engine/index.ts';
import { BitReader, BitWriter, crc32, fromBase64Url, toBase64Url } from './bits.ts';

/** Why a text has no readable link. */
export interface LinkProblem {
  readonly kind: 'not-a-link' | 'damaged' | 'newer-version';
}

/** A kind of link. */
export interface LinkKind<V extends number = number> {
  /** How the fragment begins, for example `#rules=`. */
  readonly key: string;
  /**
   * The versions that can be read, as the first byte. In every version the last four bytes are the checksum
   * of the rest, which tells a newer link from a damaged one.
   */
  readonly versions: readonly V[];
  /** An upper bound on the characters of such a link. */
  readonly maxLength: number;
}

/** The fragment of a link: its key, then base64url. */
export function packLink<V extends number>(
  { key }: LinkKind<V>,
  version: V,
  content: readonly number[],
): string {
  const bytes = [version, ...content];
  const sum = new BitWriter();
  sum.uint(crc32(bytes), 32);
  return `${key}${toBase64Url([...bytes, ...sum.done()])}`;
}

/** The bytes without their checksum; null if it does not match. */
function verified(bytes: readonly number[] | null): readonly number[] | null {
  if (bytes === null || bytes.length < 5) return null;
  const body = bytes.slice(0, -4);
  return new BitReader(bytes.slice(-4)).uint(32) >>> 0 === crc32(body) ? body : null;
}

/**
 * The version and bytes that {@link packLink} was given. `text` may be a whole address, its fragment, or text
 * around them. Never throws.
 */
export function unpackLink<V extends number>(
  { key, versions, maxLength }: LinkKind<V>,
  text: string,
): Result<{ readonly version: V; readonly content: readonly number[] }, LinkProblem> {
  const start = text.indexOf(key);
  if (start < 0) return err({ kind: 'not-a-link' });
  const from = start + key.length;
  const data = /^[\w-]*/.exec(text.slice(from, from + maxLength + 1))?.[0] ?? '';
  const body = data.length > maxLength ? null : verified(fromBase64Url(data));
  if (body === null) return err({ kind: 'damaged' });
  const version = versions.find((each) => each === body[0]);
  if (version === undefined) return err({ kind: 'newer-version' });
  return ok({ version, content: body.slice(1) });
}
