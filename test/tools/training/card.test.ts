import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PlayerSummary } from '../../../tools/arena/summary.ts';
import { modelCard } from '../../../tools/training/card.ts';

const run = { seed: 1, rate: 0.004, outcomeWeight: 0.8, goal: 5000, rounds: 2000, ms: 90_000 };

const MODEL = {
  game: 'solo',
  file: 'nets/solo.bin',
  bytes: 1234,
  playInputs: 535,
  bidInputs: 356,
  training: {
    from: null,
    frozen: null,
    onlyBids: false,
    runs: [run, { ...run, seed: 2, rounds: 3000, ms: 3_600_000 }],
    nets: { play: new Float32Array(7000), bid: new Float32Array(600) },
    pool: [],
  },
  machine: 'one core',
  goal: 5000,
  strength: null,
} as const;

const estimate = { mean: 0.425, interval: [0.4, 0.45] } as const;
const expert: PlayerSummary = {
  name: 'expert',
  seats: 1,
  winShare: estimate,
  made: estimate,
  points: estimate,
  decisionMs: { median: 0, p95: 0, max: 0 },
  decisions: 1,
  illegal: 0,
};

it('describes the nets and the total amount of training', () => {
  const card = modelCard(MODEL);
  expect(card).toContain('| cards | 535 | 128 | 32 | 20 | 7,000 |');
  expect(card).toContain(
    'started from new weights and took 5,000 rounds in 1 h 1 min on one core.',
  );
  expect(card).toContain('| 2 | 2 | 0.004 | 0.8 | 3,000 | 5,000 | 1 h 0 min |');
  expect(card).not.toContain('stopped before');
});

it('states the measured strength, or that there is none', () => {
  expect(modelCard(MODEL)).toContain('## Strength\n\nNot measured.');
  const card = modelCard({ ...MODEL, strength: { games: 400, seed: 7, expert } });
  expect(card).toContain('| 3 hard | 400 | 42.5 ±2.5 (par 25) | 42.5 ±2.5 |');
  expect(card).toContain('--seats expert@nets/solo.bin,hard,hard,hard --games 400 --seed 7');
});

it('states the goal of a training run that was stopped early', () => {
  expect(modelCard({ ...MODEL, goal: 9000 })).toContain('before its goal of 9,000 rounds');
});

it('describes partnership nets in terms of sides', () => {
  const card = modelCard({ ...MODEL, game: 'sides', strength: { games: 400, seed: 7, expert } });
  expect(card).toContain('side-features.ts');
  expect(card).toContain('rounds of Spades');
  expect(card).toContain('| 2 hard | 400 | 42.5 ±2.5 (par 50) |');
  expect(card).toContain(
    '--rules spades --seats expert@nets/solo.bin,hard,expert@nets/solo.bin,hard --games 400',
  );
});

it.each([
  ['src/ai/nets/solo.bin', 'docs/MODEL_CARD.md'],
  ['src/ai/nets/sides.bin', 'docs/MODEL_CARD_SIDES.md'],
])('the published card of %s matches the nets in the app', (nets, file) => {
  const weights = readFileSync(nets);
  const card = readFileSync(file, 'utf8');
  const [play, bid] = [weights.readUInt32LE(4), weights.readUInt32LE(8)];
  expect(card).toContain(`has ${weights.length.toLocaleString('en-US')} bytes`);
  expect(card).toMatch(new RegExp(`cards +\\| ${play} `));
  expect(card).toMatch(new RegExp(`trump +\\| ${bid} `));
});

it('states that only the weights of new inputs were trained', () => {
  const training = { ...MODEL.training, from: 'old.bin', frozen: { play: 529, bid: 300 } };
  expect(modelCard({ ...MODEL, training })).toContain('25 % have four high and four low jokers');
  expect(modelCard({ ...MODEL, training })).toContain(
    'It changed only the weights of new inputs (beyond the first 529 of cards and 300 of bids), in rounds that need them.',
  );
});

it('states that only the net of bids was trained', () => {
  const training = { ...MODEL.training, from: 'old.bin', onlyBids: true };
  const card = modelCard({ ...MODEL, training });
  expect(card).toContain('It changed only the net of bids');
  expect(card).toContain('At 2 % of the tables heuristic players sit as guests');
  expect(card).not.toContain('earlier checkpoints');
});
