import { expect, it } from 'vitest';
import { BitReader, BitWriter, crc32, fromBase64Url, toBase64Url } from '@/storage/formats/bits.ts';

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

it('numbers are written highest bit first, across bytes, and read back', () => {
  const written = [
    [0b101, 3],
    [0, 0],
    [0b11_0000_0001, 10],
    [1, 1],
    [0xffff_ffff, 32],
    [0b0110, 4],
  ] as const;
  const to = new BitWriter();
  for (const [value, width] of written) to.uint(value, width);
  const bytes = to.done();
  expect(bytes).toEqual([0b1011_1000, 0b0000_1111, 0xff, 0xff, 0xff, 0b1111_1101, 0b1000_0000]);
  const reader = new BitReader(bytes);
  for (const [value, width] of written) expect(reader.uint(width) >>> 0).toBe(value);
  expect(reader.isDone()).toBe(true);
  expect(new BitWriter().done()).toEqual([]);
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
