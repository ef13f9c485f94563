import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Nets } from '@/ai/net/weights.ts';
import {
  type Checkpoint,
  readCheckpoint,
  roundsOf,
  writeCheckpoint,
} from '../../../tools/training/checkpoint.ts';
import { runTraining } from '../../../tools/training/training-loop.ts';

const folder = mkdtempSync(join(tmpdir(), 'training-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A play net of three weights and a bid net of two. */
const netsOf = (value: number): Nets => ({
  play: Float32Array.of(value, value, 0.5),
  bid: Float32Array.of(-value, value),
});
const NEW: Checkpoint = {
  from: 'old.bin',
  frozen: null,
  onlyBids: false,
  runs: [],
  nets: netsOf(0),
  pool: [],
};

/** A trainer whose weights count its training steps, of 100 rounds and 1000 ms each. */
function bench() {
  let weight = 0;
  let time = 0;
  let pool: readonly Nets[] = [];
  const saved: Checkpoint[] = [];
  const learn = (from: Checkpoint, rounds: number, seed: number, maxSeconds = Infinity) => {
    const end = time + 1000 * maxSeconds;
    return runTraining(
      {
        setNets: ({ play }) => {
          weight = play[0] ?? 0;
        },
        setPool: (nets) => {
          pool = nets;
        },
        nets: () => netsOf(weight),
        train: () => {
          weight++;
          time += 1000;
          return { rounds: 100, made: 0.5, loss: 1 };
        },
      },
      from,
      { rounds, seed, rate: 0.004, outcomeWeight: 0.8 },
      {
        now: () => time,
        yieldToEvents: () => Promise.resolve(),
        isStopped: () => time >= end,
        save: (checkpoint) => saved.push(checkpoint),
        say: () => undefined,
      },
    );
  };
  return { learn, saved, pool: () => pool };
}

describe('a training run', () => {
  it('reaches its goal, with earlier nets as opponents', async () => {
    const { learn, saved, pool } = bench();
    const end = await learn(NEW, 8000, 1);
    expect(roundsOf(end)).toBe(8000);
    expect(end.nets).toEqual(netsOf(80));
    expect(end.pool).toEqual([80, 78, 76, 74].map(netsOf));
    expect(pool()).toEqual(end.pool);
    // Saved twice a minute and at the end.
    expect(saved.map(roundsOf)).toEqual([3000, 6000, 8000]);
    expect(saved.at(-1)).toEqual(end);
  });

  it('resumes where it stopped, with the time added up', async () => {
    const { learn } = bench();
    const stopped = await learn(NEW, 1000, 1, 4);
    expect(roundsOf(stopped)).toBe(400);
    const end = await learn(stopped, 1000, 9);
    expect(end.nets).toEqual(netsOf(10));
    expect(end.runs).toEqual([
      { seed: 1, rate: 0.004, outcomeWeight: 0.8, goal: 1000, rounds: 400, ms: 4000 },
      { seed: 9, rate: 0.004, outcomeWeight: 0.8, goal: 1000, rounds: 600, ms: 6000 },
    ]);
    expect(await learn(end, 1000, 1)).toBe(end);
  });
});

describe('a checkpoint', () => {
  const file = join(folder, 'kept', 'solo.checkpoint');

  it('survives a round trip', async () => {
    const kept = await bench().learn(NEW, 1000, 1);
    writeCheckpoint(file, kept);
    expect(readCheckpoint(file, 3, 2)).toEqual(kept);
    expect(readCheckpoint(join(folder, 'none'), 3, 2)).toBeNull();
  });

  it('remembers which inputs are frozen, and that only bids are trained', () => {
    const frozen = { ...NEW, frozen: { play: 1, bid: 1 } };
    writeCheckpoint(file, frozen);
    expect(readCheckpoint(file, 3, 2)).toEqual(frozen);
    writeCheckpoint(file, { ...NEW, onlyBids: true });
    expect(readCheckpoint(file, 3, 2)).toEqual({ ...NEW, onlyBids: true });
  });

  it('of an earlier version can be read, under the names it has in the file', () => {
    const run = { seed: 1, rate: 0.004, trust: 0.8, goal: 1000, rounds: 400, ms: 4000 };
    const head = { from: null, stretches: [run], nets: 1, playSize: 3, bidSize: 2 };
    const weights = Float32Array.of(1, 2, 3, 4, 5);
    writeFileSync(file, `${JSON.stringify(head)}\n`);
    appendFileSync(file, new Uint8Array(weights.buffer));
    const checkpoint = readCheckpoint(file, 3, 2);
    expect(checkpoint).toEqual({
      from: null,
      frozen: null,
      onlyBids: false,
      runs: [{ seed: 1, rate: 0.004, outcomeWeight: 0.8, goal: 1000, rounds: 400, ms: 4000 }],
      nets: { play: weights.slice(0, 3), bid: weights.slice(3) },
      pool: [],
    });
    writeCheckpoint(file, checkpoint!);
    const written = readFileSync(file);
    const line = written.toString('utf8', 0, written.indexOf('\n'));
    expect(JSON.parse(line)).toEqual({ ...head, kept: null, onlyBids: false });
  });

  it('is rejected with a message if it is for other nets or is no checkpoint at all', () => {
    writeCheckpoint(file, NEW);
    expect(() => readCheckpoint(file, 3, 3)).toThrow(/is not a checkpoint of these nets/);
    writeFileSync(file, 'null\n');
    expect(() => readCheckpoint(file, 3, 2)).toThrow(/is not a checkpoint of these nets/);
    writeFileSync(file, '');
    expect(() => readCheckpoint(file, 3, 2)).toThrow(/is not a checkpoint of these nets/);
  });
});
