import { type Result, err, ok } from '@/engine/index.ts';
import { BitReader, BitWriter, crc32, fromBase64Url, toBase64Url } from './rules-bits.ts';

/** Why a text holds no link of ours, or none that can be read. */
export interface LinkProblem {
  readonly kind: 'not-a-link' | 'damaged' | 'newer-version';
}

/** A kind of link: how its fragment begins, and what its letters may be at most. */
export interface LinkKind {
  /** For example `#rules=`. */
  readonly key: string;
  /**
   * The first byte. The last four are the checksum of all before them, in every version: that is
   * how a link of a newer version can be told from a damaged one.
   */
  readonly version: number;
  /** Longer than any link of this kind that we make. */
  readonly most: number;
}

/** The fragment of a link, `#…=` and letters that an address leaves alone. */
export function sealLink({ key, version }: LinkKind, content: readonly number[]): string {
  const bytes = [version, ...content];
  const sum = new BitWriter();
  sum.uint(crc32(bytes), 32);
  return `${key}${toBase64Url([...bytes, ...sum.done()])}`;
}

/** The bytes without their checksum; null if it does not match. */
function checked(bytes: readonly number[] | null): readonly number[] | null {
  if (bytes === null || bytes.length < 5) return null;
  const body = bytes.slice(0, -4);
  return new BitReader(bytes.slice(-4)).uint(32) >>> 0 === crc32(body) ? body : null;
}

/**
 * The content of a link: a whole address, its fragment, or text around them. What is given back is
 * what {@link sealLink} was given, by us or by somebody who knows how. Never throws.
 */
export function openLink(
  { key, version, most }: LinkKind,
  text: string,
): Result<readonly number[], LinkProblem> {
  const start = text.indexOf(key);
  if (start < 0) return err({ kind: 'not-a-link' });
  const from = start + key.length;
  const data = /^[\w-]*/.exec(text.slice(from, from + most + 1))?.[0] ?? '';
  const body = data.length > most ? null : checked(fromBase64Url(data));
  if (body === null) return err({ kind: 'damaged' });
  return body[0] === version ? ok(body.slice(1)) : err({ kind: 'newer-version' });
}
