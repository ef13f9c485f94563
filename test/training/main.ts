// Trains the nets by self-play: `npm run train -- --minutes 60 --seed 1 --out FILE`.
// Interrupted, it goes on where it was.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Nets, unpackNets } from '@/ai/net/weights.ts';
import { openCore } from './core.ts';
import { Learner, POOL } from './learner.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30000000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'node_modules/.cache/oh-hell/training/solo' },
    rate: { type: 'string', default: '0.004' },
    trust: { type: 'string', default: '0.8' },
    from: { type: 'string' },
  },
});
const total = Number(values.rounds);
const seed = Number(values.seed);
const file = `${values.out}.checkpoint`;

/** Lessons between two looks at the clock, and rounds between two nets of the pool. */
const STRETCH = 200;
const POOL_EVERY = total / 40;

interface Checkpoint {
  rounds: number;
  nets: Nets;
  pool: Nets[];
}

/** New nets, or those of `--from`, to learn on. */
function firstNets(): Nets {
  if (values.from === undefined) return Learner.newNets(seed);
  const bytes = readFileSync(values.from);
  const core = openCore();
  return unpackNets(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    core.playInputs.value,
    core.bidInputs.value,
  );
}

function read(): Checkpoint {
  if (!existsSync(file)) return { rounds: 0, nets: firstNets(), pool: [] };
  const bytes = readFileSync(file);
  const [rounds = 0, count = 0, playSize = 0, bidSize = 0] = new Float64Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 32),
  );
  const numbers = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset + 32, bytes.byteOffset + bytes.byteLength),
  );
  const all: Nets[] = [];
  let at = 0;
  for (let k = 0; k < count; k++) {
    all.push({
      play: numbers.slice(at, at + playSize),
      bid: numbers.slice(at + playSize, at + playSize + bidSize),
    });
    at += playSize + bidSize;
  }
  const [nets, ...pool] = all;
  if (!nets) throw new Error(`${file} holds no nets`);
  return { rounds, nets, pool };
}

function write({ rounds, nets, pool }: Checkpoint): void {
  mkdirSync(dirname(file), { recursive: true });
  const all = [nets, ...pool];
  const parts = [
    Buffer.from(Float64Array.of(rounds, all.length, nets.play.length, nets.bid.length).buffer),
    ...all.flatMap(({ play, bid }) => [
      Buffer.from(play.buffer, play.byteOffset, play.byteLength),
      Buffer.from(bid.buffer, bid.byteOffset, bid.byteLength),
    ]),
  ];
  writeFileSync(`${file}.new`, Buffer.concat(parts));
  renameSync(`${file}.new`, file);
}

const state = read();
// A stretch of its own chance: going on is not the same as never having stopped, but as good.
const learner = new Learner(seed + state.rounds);
learner.setNets(state.nets);
learner.setPool(state.pool);
let pooledAt = state.rounds;
let shownAt = Date.now();
let rounds = 0;
let made = 0;
let loss = 0;
while (state.rounds < total) {
  const done = state.rounds / total;
  const rate = Number(values.rate) * (0.03 + 0.97 * 0.5 * (1 + Math.cos(Math.PI * done)));
  const figures = learner.study(STRETCH, {
    rate,
    bidTrials: 0.12 - 0.06 * done,
    cardTrials: 0.03 - 0.02 * done,
    trust: Number(values.trust),
  });
  state.rounds += figures.rounds;
  rounds += figures.rounds;
  made += figures.made * figures.rounds;
  loss += figures.loss * figures.rounds;
  if (state.rounds - pooledAt >= POOL_EVERY) {
    state.pool.unshift(learner.nets());
    state.pool.splice(POOL);
    learner.setPool(state.pool);
    pooledAt = state.rounds;
  }
  const now = Date.now();
  if (now - shownAt >= 30_000) {
    state.nets = learner.nets();
    write(state);
    console.log(
      `${(state.rounds / 1e6).toFixed(2)} M rounds, made ${(made / rounds).toFixed(4)}, loss ${(loss / rounds).toFixed(4)}, ${((1000 * rounds) / (now - shownAt)).toFixed(0)} rounds/s, rate ${rate.toFixed(5)}`,
    );
    shownAt = now;
    rounds = 0;
    made = 0;
    loss = 0;
  }
}
state.nets = learner.nets();
write(state);
