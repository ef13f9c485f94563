import { HIDDEN, OUTPUTS, SECOND } from '@/ai/net/weights.ts';
import type { PlayerSummary } from '../arena/summary.ts';
import { percent, withInterval } from '../arena/text.ts';
import { type Checkpoint, roundsOf } from './checkpoint.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';
import {
  ALL_GUESTS_SHARE,
  BIDS_GUEST_SHARE,
  GAMES,
  GUESTS,
  PRESET_SHARE,
  POOL_SIZE,
  GUEST_SHARE,
} from './curriculum.ts';
import { NEW_INPUT_GUEST_SHARE, NEW_INPUT_SETUPS } from './rule-setups.ts';

/** Measured strength of nets: expert with them against hard, in partnerships side against side. */
export interface Strength {
  readonly games: number;
  readonly seed: number;
  readonly expert: PlayerSummary;
}

/** What a model card describes. */
export interface Model {
  /** The family of games. */
  readonly game: Family;
  /** The file with the weights. */
  readonly file: string;
  readonly bytes: number;
  readonly playInputs: number;
  readonly bidInputs: number;
  readonly training: Checkpoint;
  /** The machine the training ran on, in words. */
  readonly machine: string;
  /** The planned number of training rounds. */
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

/** Text that differs between families. */
const WORDS = {
  solo: {
    features:
      'the features are computed in `src/wasm/solo-features.ts` and the files beside it. The outputs are the distribution of the seat’s deviation from its bid and the probability that each other seat makes its bid.',
    data: `${inPercent(PRESET_SHARE)} of the rounds are of named games (${GAMES.map(([id, weight]) => `${id} ${weight}`).join(', ')}, by weight), the rest under any house rules the nets know.`,
    match: 'Bugger Your Neighbor, four players',
    rules: '',
    seats: (file: string) => `expert@${file},hard,hard,hard`,
    against: '3 hard',
    par: 25,
    limits: 'For solo games only.',
  },
  sides: {
    features:
      'the features are computed in `src/wasm/side-features.ts`. The outputs are the distribution of the side’s deviation from its contract, the probability that each nil holds, the seat’s own first, the probability that the other side makes its contract and, in the net of bids, the bids that the partner and the opponents will make.',
    data: `${inPercent(PRESET_SHARE)} of the rounds are rounds of Spades, the rest house rules of it: other trumps, shorter hands, the hook, other values for nils and bags.`,
    match: 'Spades, side against side',
    rules: '--rules spades ',
    seats: (file: string) => `expert@${file},hard,expert@${file},hard`,
    against: '2 hard',
    par: 50,
    limits:
      'For partnership games only. A blind nil is declared by a heuristic rule. The game to 500 is not a feature; the value of a result near its end is computed when a choice is made.',
  },
} as const;

/** The seating for measuring the strength of weights. */
export const seatsOf = (game: Family, file: string): readonly string[] =>
  WORDS[game].seats(file).split(',');

const architecture = ({ game, training, bytes, playInputs, bidInputs }: Model): string[] => [
  '## Architecture',
  '',
  `Two fully connected nets with ReLU between the layers; ${WORDS[game].features}`,
  '',
  ...table([
    ['net', 'features', 'hidden', 'hidden', 'outputs', 'weights'],
    ['cards', playInputs, HIDDEN, SECOND, OUTPUTS, count(training.nets.play.length)],
    ['bids and trump', bidInputs, HIDDEN, SECOND, OUTPUTS, count(training.nets.bid.length)],
  ]),
  '',
  `The file has ${count(bytes)} bytes: the two large layers as bytes with a scale per row, the rest as 32-bit floats (\`src/ai/net/weights.ts\`).`,
];

function guestShareOf({ game, training: { frozen, onlyBids } }: Model): number {
  if (onlyBids) return BIDS_GUEST_SHARE;
  return frozen === null ? GUEST_SHARE[game] : NEW_INPUT_GUEST_SHARE;
}

const data = (model: Model): string[] => [
  '## Data',
  '',
  'Rounds of self-play; no games of people. See `tools/training/curriculum.ts`.',
  '',
  `- ${model.training.frozen === null ? WORDS[model.game].data : NEW_INPUT_SETUPS}`,
  `- At ${inPercent(guestShareOf(model))} of the tables heuristic players sit as guests (${GUESTS.join(', ')}), at ${inPercent(ALL_GUESTS_SHARE)} of these in all other seats.`,
  model.training.onlyBids
    ? '- The other seats are the learner. In half of the rounds one seat tries another bid; the bids before it are then not trained.'
    : `- The other seats are the learner, the learner with random errors, and up to ${POOL_SIZE} earlier checkpoints.`,
];

const training = ({ training: checkpoint, goal, machine }: Model): string[] => {
  const { runs, from, frozen, onlyBids } = checkpoint;
  const rounds = roundsOf(checkpoint);
  const ms = runs.reduce((sum, run) => sum + run.ms, 0);
  return [
    '## Training',
    '',
    `The target mixes the outcome of the round, by its outcome weight, with the net’s own prediction at the seat’s next decision. Training started from ${from === null ? 'new weights' : `the weights in \`${from}\``} and took ${count(rounds)} rounds in ${duration(ms)} on ${machine}.${frozen === null ? '' : ` It changed only the weights of new inputs (beyond the first ${frozen.play} of cards and ${frozen.bid} of bids), in rounds that need them.`}${onlyBids ? ' It changed only the net of bids.' : ''}${rounds < goal ? ` It was stopped before its goal of ${count(goal)} rounds.` : ''}`,
    '',
    ...table([
      ['start', 'seed', 'rate', 'outcome weight', 'rounds', 'of a goal of', 'time'],
      ...runs.map((run, at) => [
        at + 1,
        run.seed,
        run.rate,
        run.outcomeWeight,
        count(run.rounds),
        count(run.goal),
        duration(run.ms),
      ]),
    ]),
    '',
    'A training that was interrupted continues with other random numbers: the same seed gives the same nets only without interruption.',
  ];
};

function strength({ game, strength: found, file }: Model): string[] {
  const title = ['## Strength', ''];
  if (found === null) return [...title, 'Not measured.'];
  const { games, seed, expert } = found;
  const { match, rules, seats, against, par } = WORDS[game];
  return [
    ...title,
    `${match}, every deal played once from every seat, 95% intervals over deals; \`npm run arena -- ${rules}--seats ${seats(file)} --games ${games} --seed ${seed}\` repeats it.`,
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
  `${WORDS[game].limits} The nets fit the features of this version of the program; others refuse them.`,
];

/** The model card, in Markdown. */
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
