import { readFileSync } from 'node:fs';
import { Reviewer } from '@/ai/review/reviewer.ts';

/** A reviewer with the nets of the product. */
export function newReviewer(): Reviewer {
  const bytes = readFileSync('src/ai/nets/solo.bin');
  return new Reviewer(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
