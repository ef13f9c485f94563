// `npm run soak:honesty [-- --games N]`: whole games of every preset with every number of players. At
// every decision the cards that the seat cannot see (the stock included) are redealt and sealed bids
// changed: the moves of every level and the advice must stay the same. Prints the differences.
import { parseArgs } from 'node:util';
import {
  LEVELS,
  PRESETS,
  PRESET_IDS,
  RECORD_FORMAT,
  type GameState,
  type RuleSet,
  type Seat,
  newGame,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { moveOf, withOtherHiddenCards, playOut } from '../lib/tables.ts';
import { advised, newAdviser } from '../lib/adviser.ts';
import { createPicker } from '../lib/random-play.ts';
import { saveRun } from '../results/runs.mjs';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1' }, out: { type: 'string' } },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`'${values.games}' is not a number of games`);

/** Enough for results to differ if hidden cards were read. */
const DETERMINIZATIONS = 8;
const adviser = newAdviser();
const hex = (value: number): string => (value + 1).toString(16).padStart(32, '0');

function opened(rules: RuleSet, game: number): GameState {
  const state = newGame({
    format: RECORD_FORMAT,
    rules,
    seats: Array.from({ length: rules.players }, () => ({ name: '', player: 'human' })),
    dealSeed: hex(game * 7919),
    aiSeed: hex(game * 104_729),
    firstDealer: null,
  });
  if (!state.ok) throw new Error(`no game: ${JSON.stringify(state.error)}`);
  return state.value;
}

/** The moves of all levels and the advice, as text to compare. */
const answers = (state: GameState, seat: Seat): string[] => [
  ...LEVELS.map((level) => JSON.stringify(moveOf(state, seat, level))),
  JSON.stringify(advised(adviser, viewFor(state, seat), DETERMINIZATIONS)),
];

let decisions = 0;
let different = 0;
for (const id of PRESET_IDS)
  for (const players of PRESETS[id].players) {
    const before = decisions;
    for (let game = 0; game < games; game++) {
      const pick = createPicker(game);
      playOut(opened(presetRules(id, players), game), pick, (state, seat) => {
        decisions++;
        const here = answers(state, seat);
        const there = answers(withOtherHiddenCards(state, seat, pick), seat);
        for (const [at, answer] of here.entries()) {
          if (answer === there[at]) continue;
          different++;
          console.log(
            `${id}, ${players}, seat ${seat}, ${LEVELS[at] ?? 'advice'}: ${answer} | ${there[at]}`,
          );
        }
      });
    }
    console.log(`${id}, ${players} players: ${decisions - before} decisions`);
  }
console.log(`${decisions} decisions of every level and of advice: ${different} differ`);
saveRun(values.out, 'soak:honesty', [{ decisions, differences: different }]);
process.exit(different === 0 ? 0 : 1);
