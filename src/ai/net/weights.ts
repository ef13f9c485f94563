/** Layer sizes of a net, as in src/wasm/net.ts. */
export const HIDDEN = 128;
export const SECOND = 32;
export const OUTPUTS = 20;

/** The weights of one player as the core reads them: f32, one row per input. */
export interface Nets {
  readonly play: Float32Array;
  readonly bid: Float32Array;
}

/** "OHN1": nets whose two large layers are 8-bit integers with one scale per row. */
const MAGIC = 0x314e484f;
/** 32-bit words: the magic number and the numbers of inputs of both nets. */
const HEADER = 3;

interface Layer {
  readonly rows: number;
  readonly width: number;
  readonly packed: boolean;
}

const layersOf = (inputs: number): readonly Layer[] => [
  { rows: inputs, width: HIDDEN, packed: true },
  { rows: 1, width: HIDDEN, packed: false },
  { rows: HIDDEN, width: SECOND, packed: true },
  { rows: 1, width: SECOND, packed: false },
  { rows: SECOND, width: OUTPUTS, packed: false },
  { rows: 1, width: OUTPUTS, packed: false },
];

const sizeOf = (layers: readonly Layer[]): number =>
  layers.reduce((sum, { rows, width }) => sum + rows * width, 0);

/** Bytes of a 32-bit float. */
const FLOAT = 4;
/** The largest quantized weight: they go from −127 to 127. */
const QUANTIZATION_STEPS = 127;

const bytesOf = ({ rows, width, packed }: Layer): number =>
  packed ? rows * (FLOAT + width) : rows * width * FLOAT;

function packNet(net: Float32Array, inputs: number, view: DataView, offset: number): number {
  let from = 0;
  let to = offset;
  for (const { rows, width, packed } of layersOf(inputs))
    for (let row = 0; row < rows; row++, from += width) {
      const numbers = net.subarray(from, from + width);
      if (!packed) {
        for (const number of numbers) {
          view.setFloat32(to, number, true);
          to += FLOAT;
        }
        continue;
      }
      const maxAbs = numbers.reduce((best, number) => Math.max(best, Math.abs(number)), 0);
      view.setFloat32(to, maxAbs / QUANTIZATION_STEPS, true);
      to += FLOAT;
      for (const number of numbers)
        view.setInt8(to++, maxAbs === 0 ? 0 : Math.round((number / maxAbs) * QUANTIZATION_STEPS));
    }
  return to;
}

/** Packs weights into a file of about a quarter of their size, with no measurable loss of strength. */
export function packNets(
  nets: Nets,
  playInputs: number,
  bidInputs: number,
): Uint8Array<ArrayBuffer> {
  const layers = [...layersOf(playInputs), ...layersOf(bidInputs)];
  const size = layers.reduce((sum, layer) => sum + bytesOf(layer), HEADER * FLOAT);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(FLOAT, playInputs, true);
  view.setUint32(2 * FLOAT, bidInputs, true);
  packNet(nets.bid, bidInputs, view, packNet(nets.play, playInputs, view, HEADER * FLOAT));
  return bytes;
}

function unpackNet(view: DataView, offset: number, inputs: number): [Float32Array, number] {
  const layers = layersOf(inputs);
  const net = new Float32Array(sizeOf(layers));
  let to = 0;
  let from = offset;
  for (const { rows, width, packed } of layers)
    for (let row = 0; row < rows; row++) {
      const scale = packed ? view.getFloat32(from, true) : 0;
      if (packed) from += FLOAT;
      for (let k = 0; k < width; k++) {
        net[to++] = packed ? view.getInt8(from) * scale : view.getFloat32(from, true);
        from += packed ? 1 : FLOAT;
      }
    }
  return [net, from];
}

/** The input counts that packed weights are for; null where the bytes are not weights. */
export function inputsIn(
  bytes: ArrayBuffer,
): { readonly play: number; readonly bid: number } | null {
  const view = new DataView(bytes);
  if (bytes.byteLength < HEADER * FLOAT || view.getUint32(0, true) !== MAGIC) return null;
  return { play: view.getUint32(FLOAT, true), bid: view.getUint32(2 * FLOAT, true) };
}

/**
 * Unpacks weights for nets with these input counts.
 * @throws when the bytes are not weights of this version of the program.
 */
export function unpackNets(bytes: ArrayBuffer, playInputs: number, bidInputs: number): Nets {
  const layers = [...layersOf(playInputs), ...layersOf(bidInputs)];
  const size = layers.reduce((sum, layer) => sum + bytesOf(layer), HEADER * FLOAT);
  const view = new DataView(bytes);
  const inputs = inputsIn(bytes);
  const fits = bytes.byteLength === size && inputs?.play === playInputs && inputs.bid === bidInputs;
  if (!fits) throw new Error('these are not the weights of this program');
  const [play, next] = unpackNet(view, HEADER * FLOAT, playInputs);
  const [bid] = unpackNet(view, next, bidInputs);
  return { play, bid };
}
