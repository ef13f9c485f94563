import { type Result, err, ok } from '@/engine/index.ts';
import { BitReader, BitWriter, crc32, fromBase64Url, toBase64Url } from './rules-bits.ts';

/** Why a text holds no link that can be read. */
export interface LinkProblem {
  readonly kind: 'not-a-link' | 'damaged' | 'newer-version';
}

/** A kind of link. */
export interface LinkKind {
  /** How the fragment begins, for example `#rules=`. */
  readonly key: string;
  /**
   * The first byte. In every version the last four bytes are the checksum of the rest, which tells a
   * newer link from a damaged one.
   */
  readonly version: number;
  /** An upper bound on the characters of such a link. */
  readonly maxLength: number;
}

/** The fragment of a link: its key, then base64url. */
export function sealLink({ key, version }: LinkKind, content: readonly number[]): string {
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
 * The bytes that {@link sealLink} was given. `text` may be a whole address, its fragment, or text
 * around them. Never throws.
 */
export function openLink(
  { key, version, maxLength }: LinkKind,
  text: string,
): Result<readonly number[], LinkProblem> {
  const start = text.indexOf(key);
  if (start < 0) return err({ kind: 'not-a-link' });
  const from = start + key.length;
  const data = /^[\w-]*/.exec(text.slice(from, from + maxLength + 1))?.[0] ?? '';
  const body = data.length > maxLength ? null : verified(fromBase64Url(data));
  if (body === null) return err({ kind: 'damaged' });
  return body[0] === version ? ok(body.slice(1)) : err({ kind: 'newer-version' });
}
