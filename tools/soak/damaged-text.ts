import * as fc from 'fast-check';
import { crc32, fromBase64Url, toBase64Url } from '@/storage/formats/bits.ts';

/** A text with characters changed, lost, doubled or swapped. */
export const damagedText = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        kind: fc.constantFrom('change', 'drop', 'double', 'cut', 'insert'),
        with: fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('"', '{', '\0', '\u202e', '%')),
        count: fc.integer({ min: 1, max: 40 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((changes) =>
      changes.reduce((old, { at, kind, with: letters, count }) => {
        if (kind === 'cut') return old.slice(0, at);
        const rest = kind === 'insert' ? old.slice(at) : old.slice(at + count);
        const between =
          kind === 'drop' ? '' : kind === 'double' ? old.slice(at, at + count) : letters;
        return old.slice(0, at) + between + (kind === 'double' ? old.slice(at) : rest);
      }, text),
    );

/** A link with flipped bits and a correct checksum, as an attacker could make it. */
const forgedLink = (link: string): fc.Arbitrary<string> => {
  const start = link.indexOf('=') + 1;
  const key = link.slice(0, start);
  const bytes = (fromBase64Url(link.slice(start)) ?? []).slice(0, -4);
  return fc
    .array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => {
      const body = [...bytes];
      // Not the version byte: then nothing else would be read.
      for (const [at, byte] of changes) if (at > 0) body[at] = byte;
      const sum = crc32(body);
      return `${key}${toBase64Url([...body, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255])}`;
    });
};

/** A link that is damaged as a text, or forged. */
export const anyDamagedLink = (link: string): fc.Arbitrary<string> =>
  fc.oneof(damagedText(link), forgedLink(link));
