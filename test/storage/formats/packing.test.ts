import { expect, test } from 'vitest';
import { BitReader, BitWriter } from '@/storage/formats/bits.ts';
import { packedText } from '@/storage/formats/packing.ts';

function packed(text: string): readonly number[] {
  const bits = new BitWriter();
  packedText.write(bits, text);
  return bits.done();
}

test.each([
  '',
  'Oh Hell!',
  'Überraschung',
  '私の規則',
  '\u{1F0A1}',
  '\u{FEFF}a',
  '\u{FEFF}私の規則',
])('a packed text is read as it was written: %j', (text) => {
  expect(packedText.read(new BitReader(packed(text)))).toBe(text);
});

test('a text that is as long in both encodings is written in UTF-8, so that a link stays the same', () => {
  // A bit for UTF-16, seven for the length, then the bytes.
  expect(packed('é')).toEqual([2, 0xc3, 0xa9]);
});
