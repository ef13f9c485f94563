import { expect, it } from 'vitest';
import { BitReader, crc32, fromBase64Url, toBase64Url } from '@/storage/formats/bits.ts';

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

it('base64url gives back any bytes, in the letters of links', () => {
  for (let from = 0; from <= BYTES.length; from++) {
    const bytes = BYTES.slice(from);
    const text = toBase64Url(bytes);
    expect(text).toMatch(/^[\w-]*$/);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64Url(text)).toEqual(bytes);
  }
});

it.each(['A', 'AAAAA', 'AAA=', '!AAA', 'AA!A', 'AAA!', 'AA AA', 'AB', 'AAB', '++++', '////'])(
  'base64url that nobody has written is refused: %s',
  (text) => {
    expect(fromBase64Url(text)).toBeNull();
  },
);

it('the checksum is that of zip files', () => {
  expect(crc32(Array.from('123456789', (letter) => letter.charCodeAt(0)))).toBe(0xcbf43926);
});

it.each([
  [[0b1010_0000], 3, true],
  [[0b1010_0000], 2, false],
  [[0b1010_0000], 8, true],
  [[0b1010_0001], 8, true],
  [[0b1010_0001], 7, false],
  [[0b1010_0000, 0], 8, false],
  [[0b1010_0000, 0], 9, true],
  [[0b1010_0000], 9, false],
  [[], 0, true],
])('of the bytes %j, %i bits are all: %s', (bytes, bits, isAll) => {
  const reader = new BitReader(bytes);
  reader.uint(bits);
  expect(reader.isDone()).toBe(isAll);
});
