// Packs the weights of a training run: `node scripts/run-ts.mjs test/training/pack.ts FROM TO`.
import { readFileSync, writeFileSync } from 'node:fs';
import { packNets } from '@/ai/net/weights.ts';
import { openCore } from './core.ts';

const [, , from = '', to = ''] = process.argv;
const bytes = readFileSync(from);
const [rounds = 0, , playSize = 0, bidSize = 0] = new Float64Array(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 32),
);
const numbers = new Float32Array(
  bytes.buffer.slice(bytes.byteOffset + 32, bytes.byteOffset + bytes.byteLength),
);
const core = openCore();
const packed = packNets(
  { play: numbers.slice(0, playSize), bid: numbers.slice(playSize, playSize + bidSize) },
  core.playInputs.value,
  core.bidInputs.value,
);
writeFileSync(to, packed);
console.log(`${rounds} rounds, ${packed.byteLength} bytes`);
