/** Writes numbers bit by bit, the highest bit first. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private free = 0;

  uint(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) {
      if (this.free === 0) {
        this.bytes.push(0);
        this.free = 8;
      }
      this.free--;
      const last = this.bytes.length - 1;
      this.bytes[last] = (this.bytes[last] ?? 0) | (((value >>> bit) & 1) << this.free);
    }
  }

  /** The bytes written, padded with zero bits. */
  done(): number[] {
    return this.bytes;
  }
}

/** Reads what a {@link BitWriter} wrote; beyond the end it reads zeros. */
export class BitReader {
  private at = 0;

  constructor(private readonly bytes: readonly number[]) {}

  uint(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++, this.at++) {
      const byte = this.bytes[this.at >>> 3] ?? 0;
      value = (value << 1) | ((byte >>> (7 - (this.at & 7))) & 1);
    }
    return value;
  }

  /** Whether everything was read, except for zero padding, and nothing beyond. */
  isDone(): boolean {
    const left = this.bytes.length * 8 - this.at;
    return left >= 0 && left < 8 && this.uint(left) === 0;
  }
}

/** CRC-32 as in zip files: detects every burst error of up to 32 bits. */
export function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** Base64url without padding. */
export const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base64url; null for anything that {@link toBase64Url} cannot have written. */
export function fromBase64Url(text: string): number[] | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Array.from(binary, (byte) => byte.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}
