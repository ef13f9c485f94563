// `npm run closeness`: how close games end for people of different strength, against adaptive opponents and
// against opponents of fixed levels.
import { decisionRng, drawnSeed } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameState,
  HUMAN,
  LEVELS,
  type Level,
  OPPONENTS,
  type Opponent,
  type RuleSet,
  type Seat,
  keyedSource,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, newGameWith } from '../lib/games.ts';
import { newProgram, optionsOf, refuse, someOf, wholeNumber } from '../lib/options.ts';
import { decide } from '../lib/player.ts';
import { meanOf, saveRun } from '../results/runs.mjs';
import { leadOf, winShare } from './finish.ts';
import { rulesFor } from './rules.ts';
import { tableOf } from './text.ts';

/** Totals that differ by at most this many points are within one good round of each other. */
const CLOSE = 15;

const program = newProgram(
  'npm run closeness --',
  `Each level but master plays the human's seat against opponents of each kind, on the same deals. Prints how far its
total ends from the best other total, how often the two are at most ${CLOSE} points apart, and its share of wins,
in which a tie is divided.`,
)
  .option('--rules <rules>', 'a preset, a tradition or a file', 'bugger-your-neighbor')
  .option('--opponents <list>', 'kinds of opponents', someOf(OPPONENTS), [
    'adaptive',
    'medium',
  ] as const)
  .option('--games <n>', 'games of each pair', wholeNumber(1), 80)
  .option('--samples <n>', 'determinizations of a search', wholeNumber(1), 8)
  .option('--out <file>', 'add the run to a results file');
const values = optionsOf(program);

/** A finished game, and the person's seat in it. */
interface Finished {
  readonly state: GameState;
  readonly own: Seat;
}

/** Plays a game between a person of a level and opponents. */
function playGame(rules: RuleSet, person: Level, opponent: Opponent, game: number): Finished {
  const source = keyedSource('636c6f73656e6573732e2e2e2e2e2e2e', [game]);
  const own = game % rules.players;
  const aiSeed = drawnSeed(source);
  let state = newGameWith(rules, {
    seats: Array.from({ length: rules.players }, (_, seat) => ({
      name: '',
      player: seat === own ? HUMAN : opponent,
    })),
    dealSeed: drawnSeed(source),
    aiSeed,
    firstDealer: null,
  });
  while (state.round.phase !== 'over') {
    const [seat] = toAct(state);
    let command: Command = { type: 'deal' };
    if (seat !== undefined) {
      const view = viewFor(state, seat);
      const level = seat === own ? person : opponent;
      command = decide(view, level, decisionRng(aiSeed, view), values.samples);
    }
    state = after(state, command);
  }
  return { state, own };
}

const rules = rulesFor(values.rules, null);
if (!rules.ok) refuse(rules.error);
const rows = LEVELS.filter((level) => level !== 'master').flatMap((person) =>
  values.opponents.map((opponent) => {
    const games = Array.from({ length: values.games }, (_, game) =>
      playGame(rules.value, person, opponent, game),
    );
    const distances = games.map(({ state, own }) => Math.abs(leadOf(state, own)));
    return {
      rules: values.rules,
      person,
      opponent,
      games: games.length,
      distance: meanOf(distances, 1),
      close: meanOf(
        distances.map((distance) => (distance <= CLOSE ? 100 : 0)),
        1,
      ),
      wins: meanOf(
        games.map(({ state, own }) => 100 * winShare(state, own)),
        1,
      ),
    };
  }),
);
process.stdout.write(
  tableOf([
    ['person', 'opponents', 'games', 'distance', `within ${CLOSE}, %`, 'wins, %'],
    ...rows.map(({ person, opponent, games, distance, close, wins }) => [
      person,
      opponent,
      String(games),
      ...[distance, close, wins].map(([mean, margin]) => `${mean} ±${margin}`),
    ]),
  ]),
);
saveRun(values.out, 'closeness', rows);
