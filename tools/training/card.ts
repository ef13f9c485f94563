import { HIDDEN, OUTPUTS, SECOND } from '@/ai/net/weights.ts';
import type { PlayerSummary } from '../arena/summary.ts';
import { percent, withInterval } from '../arena/text.ts';
import { type Checkpoint, roundsOf } from './checkpoint.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { ALL_GUESTS, GAMES, GUESTS, NAMED, NEW_LESSONS, POOL, WITH_GUESTS } from './curriculum.ts';

/** How strong the nets were found to be: expert with them against hard, partners side against side. */
export interface Strength {
  readonly games: number;
  readonly seed: number;
  readonly expert: PlayerSummary;
}

/** What a model card tells of. */
export interface Model {
  /** What the nets are for. */
  readonly game: Family;
  /** The file with the weights. */
  readonly file: string;
  readonly bytes: number;
  readonly playInputs: number;
  readonly bidInputs: number;
  readonly training: Checkpoint;
  /** What it ran on, in words. */
  readonly machine: string;
  /** From how many rounds the nets were to learn. */
  readonly goal: number;
  readonly strength: Strength | null;
}

const count = (value: number): string => value.toLocaleString('en-US');
const inPercent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}

const table = (rows: readonly (readonly (string | number)[])[]): string[] =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)].map(
    (row) => `| ${row.join(' | ')} |`,
  );

/** What is said of the nets of a family, where it is not the same of all. */
const WORDS = {
  solo: {
    judgement:
      'the features are made in `src/wasm/features.ts`. What comes out is how likely the round is to end so far from the bid, and how likely every other seat is to make its own.',
    lessons: `${inPercent(NAMED)} of the lessons are rounds of named games (${GAMES.map(([id, weight]) => `${id} ${weight}`).join(', ')}, by weight), the rest under any house rules that the nets know.`,
    match: 'Bugger Your Neighbor, four players',
    rules: '',
    seats: (file: string) => `expert@${file},hard,hard,hard`,
    against: '3 hard',
    par: 25,
    limits: 'For games of everybody alone: of partners the nets know nothing.',
  },
  sides: {
    judgement:
      'the features are made in `src/wasm/side-features.ts`. What comes out is how likely the own side is to end so many tricks above or below its contract, how likely each nil is to hold, the own one first, and how likely the other side is to make its contract.',
    lessons: `${inPercent(NAMED)} of the lessons are rounds of Spades, the rest what house rules make of it: other trumps, shorter hands, the hook, other points for nils and bags.`,
    match: 'Spades, side against side',
    rules: '--rules spades ',
    seats: (file: string) => `expert@${file},hard,expert@${file},hard`,
    against: '2 hard',
    par: 50,
    limits:
      'For games of partners. A blind nil is declared by a rule of thumb; the game to 500 points is no feature, but what a result is worth at the end of it counts when a choice is made.',
  },
} as const;

/** How the players sit when the strength of weights is measured. */
export const seatsOf = (game: Family, file: string): readonly string[] =>
  WORDS[game].seats(file).split(',');

const architecture = ({ game, training, bytes, playInputs, bidInputs }: Model): string[] => [
  '## Architecture',
  '',
  `Two nets, all layers full, ReLU between; ${WORDS[game].judgement}`,
  '',
  ...table([
    ['net', 'features', 'hidden', 'hidden', 'outputs', 'weights'],
    ['cards', playInputs, HIDDEN, SECOND, OUTPUTS, count(training.nets.play.length)],
    ['bids and trump', bidInputs, HIDDEN, SECOND, OUTPUTS, count(training.nets.bid.length)],
  ]),
  '',
  `The file has ${count(bytes)} bytes: the two big layers as bytes with a scale a row, the rest as 32-bit numbers (\`src/ai/net/weights.ts\`).`,
];

const data = ({ game, training: { kept } }: Model): string[] => [
  '## Data',
  '',
  'Rounds that the nets played themselves; nothing of people’s games. See `tools/training/curriculum.ts`.',
  '',
  `- ${kept === null ? WORDS[game].lessons : NEW_LESSONS}`,
  `- At ${inPercent(WITH_GUESTS[game])} of the tables sit guests that play by rules of thumb (drawn from ${GUESTS.join(', ')}), at ${inPercent(ALL_GUESTS)} of these on all other seats.`,
  `- The other seats are the learner itself, itself with errors, and up to ${POOL} nets of its past.`,
];

const training = ({ training: checkpoint, goal, machine }: Model): string[] => {
  const { stretches, from, kept } = checkpoint;
  const rounds = roundsOf(checkpoint);
  const ms = stretches.reduce((sum, stretch) => sum + stretch.ms, 0);
  return [
    '## Training',
    '',
    `What the net says about a choice is drawn towards how the round ended and, by what is left of the trust, towards what it thought at the seat’s next choice. It began with ${from === null ? 'new weights' : `the weights in \`${from}\``}, and learned ${kept === null ? '' : `only what their new inputs are for (beyond the first ${kept.play} of cards and ${kept.bid} of bids), in rounds that need them, all else kept: `}from ${count(rounds)} rounds in ${duration(ms)} on ${machine}.${rounds < goal ? ` It was stopped before its goal of ${count(goal)} rounds.` : ''}`,
    '',
    ...table([
      ['start', 'seed', 'rate', 'trust', 'rounds', 'of a goal of', 'time'],
      ...stretches.map((stretch, at) => [
        at + 1,
        stretch.seed,
        stretch.rate,
        stretch.trust,
        count(stretch.rounds),
        count(stretch.goal),
        duration(stretch.ms),
      ]),
    ]),
    '',
    'A training that was interrupted goes on with other chance: the same seed gives the same nets where there was one start.',
  ];
};

function strength({ game, strength: found, file }: Model): string[] {
  const title = ['## Strength', ''];
  if (found === null) return [...title, 'Not measured.'];
  const { games, seed, expert } = found;
  const { match, rules, seats, against, par } = WORDS[game];
  return [
    ...title,
    `${match}, every deal played once from every seat, 95 % intervals over deals; \`npm run arena -- ${rules}--seats ${seats(file)} --games ${games} --seed ${seed}\` plays it again.`,
    '',
    ...table([
      ['player', 'against', 'games', 'wins %', 'bids made %', 'points a round', 'illegal'],
      [
        'expert with these weights',
        against,
        count(games),
        `${percent(expert.winShare)} (par ${par})`,
        percent(expert.made),
        withInterval(expert.points),
        expert.illegal,
      ],
    ]),
  ];
}

const limits = ({ game }: Model): string[] => [
  '## Limits',
  '',
  `${WORDS[game].limits} They fit the features of this version of the program, and are refused by another.`,
];

/** What there is to know about nets that were trained, in Markdown. */
export const modelCard = (model: Model): string =>
  [
    [`# Model card of \`${model.file}\``],
    architecture(model),
    data(model),
    training(model),
    strength(model),
    limits(model),
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
