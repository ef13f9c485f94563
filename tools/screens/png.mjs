import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** @param {Buffer} png */
function chunksOf(png) {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The predictor of PNG's filter 4: whichever neighbor is next to left + up − upper left. */
const paeth = (
  /** @type {number} */ left,
  /** @type {number} */ up,
  /** @type {number} */ both,
) => {
  const [l, u, b] = [Math.abs(up - both), Math.abs(left - both), Math.abs(left + up - 2 * both)];
  return l <= u && l <= b ? left : u <= b ? up : both;
};

/**
 * A screenshot with 64 instead of 256 levels per color channel, compressed as far as possible: it
 * looks the same at about half the size. For 8-bit RGB without interlacing, as Chromium makes them.
 *
 * @param {Buffer} png
 */
export function withFewerColors(png) {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.toString('hex', 8) !== '0802000000') throw new Error('not a picture in 8-bit RGB');
  const stride = header.readUInt32BE(0) * 3;
  const height = header.readUInt32BE(4);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const lines = inflateSync(Buffer.concat(packed));
  const pixels = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < 3 ? 0 : (pixels[at - 3] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0);
      const both = x < 3 || y === 0 ? 0 : (pixels[at - stride - 3] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, both)][filter ?? 0] ?? 0;
      pixels[at] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  const out = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < stride; x++)
      out[y * (stride + 1) + 1 + x] = Math.min(252, ((pixels[y * stride + x] ?? 0) + 2) & ~3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(out, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
