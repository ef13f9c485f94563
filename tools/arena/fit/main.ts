import { writeFileSync } from 'node:fs';
import { CARD_KINDS } from '@/ai/heuristic/card-features.ts';
import { COEFFICIENTS } from '@/ai/heuristic/coefficients.ts';
import type { StoredWeights } from '@/ai/heuristic/logistic.ts';
import { MAKE_KINDS } from '@/ai/heuristic/make-probability.ts';
import { BEAT_KINDS } from '@/ai/heuristic/trick-probability.ts';
import { newProgram, optionsOf, oneOf, share, wholeNumber } from '../../lib/options.ts';
import { type StagedSamples, emptyAll } from './recorder.ts';
import { type Samples, fitLogistic } from './regression.ts';
import { type BidCount, type Policy, playRound } from './self-play.ts';

const { seed, rounds, keep, policy } = optionsOf(
  newProgram(
    'node tools/run-ts.mjs tools/arena/fit/main.ts',
    `Fits the probabilities of src/ai/heuristic by self-play and writes coefficients.ts. One run is one generation: the
current players play, and their results fit the players of the next.`,
  )
    .option('--seed <n>', 'random numbers', wholeNumber(0), 1)
    .option('--rounds <n>', 'rounds of self-play', wholeNumber(1), 20_000)
    .option(
      '--keep <share>',
      'of the old weights; without it the generations oscillate',
      share,
      0.5,
    )
    .option('--policy <name>', 'hard or quick', oneOf<Policy>(['hard', 'quick']), 'hard'),
);

/** The fewest samples worth fitting. */
const MIN_SAMPLES = 1000;

function fitStage(name: string, samples: Samples, before: readonly number[]): number[] {
  if (samples.count < MIN_SAMPLES) return [...before];
  const { weights, loss } = fitLogistic(samples);
  process.stdout.write(`${name}: ${samples.count} samples, loss ${loss.toFixed(4)}\n`);
  return Array.from(weights, (weight, at) => {
    const thousandths = 1000 * weight;
    const old = before[at] ?? thousandths;
    return Math.round((1 - keep) * thousandths + keep * old);
  });
}

const fitStages = (name: string, staged: StagedSamples, before: StoredWeights): number[][] =>
  staged.map((samples, stage) => fitStage(`${name} ${stage}`, samples, before[stage] ?? []));

const fitKinds = <K extends string>(
  name: string,
  kinds: readonly K[],
  samples: Readonly<Record<K, StagedSamples>>,
  before: Readonly<Record<K, StoredWeights>>,
) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, fitStages(`${name} ${kind}`, samples[kind], before[kind])]),
  );

const samples = emptyAll();
const count: BidCount = { rounds: 0, bids: 0, made: 0 };
for (let round = 0; round < rounds; round++) playRound(seed, round, policy, samples, count);
const made = ((100 * count.made) / count.bids).toFixed(1);
process.stdout.write(`made ${made}% of ${count.bids} bids at four players, any trump\n`);

const fitted = {
  card: fitKinds('card', CARD_KINDS, samples.card, COEFFICIENTS.card),
  make: fitKinds('make', MAKE_KINDS, samples.make, COEFFICIENTS.make),
  beat: fitKinds('beat', BEAT_KINDS, samples.beat, COEFFICIENTS.beat),
  opponent: fitStages('opponent', samples.opponent, COEFFICIENTS.opponent),
};
// `npm run format` formats it.
writeFileSync(
  'src/ai/heuristic/coefficients.ts',
  `// Written by tools/arena/fit/main.ts, which says how. Last generation: seed ${seed},
// ${rounds} rounds of self-play with ${policy}, ${keep} of the generation before kept.
import type { StoredWeights } from './logistic.ts';

type Kinds = 'trump' | 'plain' | 'allButLed';

/** Fitted weights of every model, by the kinds that it tells apart. */
export const COEFFICIENTS: {
  readonly card: Readonly<Record<'side' | Kinds, StoredWeights>>;
  readonly make: Readonly<Record<\`\${'bid' | 'play'}\${Capitalize<Kinds>}\`, StoredWeights>>;
  readonly beat: Readonly<Record<Kinds, StoredWeights>>;
  readonly opponent: StoredWeights;
} = ${JSON.stringify(fitted)};
`,
);
