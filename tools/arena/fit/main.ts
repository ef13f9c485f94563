// Fits the probabilities of src/ai/heuristic by self-play and writes coefficients.ts. One run is one
// generation: the current players play, and their results fit the players of the next.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CARD_KINDS } from '@/ai/heuristic/card-features.ts';
import { COEFFICIENTS } from '@/ai/heuristic/coefficients.ts';
import type { StoredWeights } from '@/ai/heuristic/logistic.ts';
import { MAKE_KINDS } from '@/ai/heuristic/make-probability.ts';
import { BEAT_KINDS } from '@/ai/heuristic/trick-probability.ts';
import { type StagedSamples, emptyAll } from './recorder.ts';
import { type Samples, fitLogistic } from './regression.ts';
import { type Tally, playRound } from './self-play.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20000' },
    /** Share of the old weights that is kept; without it the generations oscillate. */
    keep: { type: 'string', default: '0.5' },
    policy: { type: 'string', default: 'hard' },
  },
});
const rounds = Number(values.rounds);
const keep = Number(values.keep);
const policy = values.policy === 'quick' ? 'quick' : 'hard';

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
const tally: Tally = { rounds: 0, bids: 0, made: 0 };
for (let round = 0; round < rounds; round++)
  playRound(Number(values.seed), round, policy, samples, tally);
const share = ((100 * tally.made) / tally.bids).toFixed(1);
process.stdout.write(`made ${share}% of ${tally.bids} bids at four players, any trump\n`);

const fitted = {
  card: fitKinds('card', CARD_KINDS, samples.card, COEFFICIENTS.card),
  make: fitKinds('make', MAKE_KINDS, samples.make, COEFFICIENTS.make),
  beat: fitKinds('beat', BEAT_KINDS, samples.beat, COEFFICIENTS.beat),
  opponent: fitStages('opponent', samples.opponent, COEFFICIENTS.opponent),
};
// `npm run format` formats it.
writeFileSync(
  'src/ai/heuristic/coefficients.ts',
  `// Written by tools/arena/fit/main.ts, which says how. Last generation: seed ${values.seed},
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
