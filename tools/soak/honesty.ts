// `npm run soak:honesty`: whole games in which what a seat cannot see changes.
import {
  OPPONENTS,
  PRESETS,
  PRESET_IDS,
  type GameState,
  type RuleSet,
  type Seat,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { TRADITIONS, nearestPlayers, rulesOf } from '@/catalogue/index.ts';
import { moveOf, withOtherHiddenCards, playOut } from '../lib/tables.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../lib/adviser.ts';
import { newGameWith, seedOf } from '../lib/games.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { createPicker } from '../lib/random-play.ts';
import { saveRun } from '../results/runs.mjs';

const values = optionsOf(
  newProgram(
    'npm run soak:honesty --',
    `At every decision of whole games the cards that the seat cannot see (the stock included) are redealt and sealed bids
changed: the moves of every level and the advice must stay the same. Prints the differences.`,
  )
    .option('--games <n>', 'games at each table', wholeNumber(1), 1)
    .option(
      '--catalogue',
      'not every preset with every number of players, but traditions with jokers, a small deck, a card that the dealer shows, duties or another first lead, and a game with both jokers and an open card',
    )
    .option('--out <file>', 'add the run to a results file'),
);
const { games } = values;

/** Enough for results to differ if hidden cards were read. */
const DETERMINIZATIONS = 8;
const adviser = newAdviser();

/** One of the games at a table. */
const opening = (rules: RuleSet, game: number): GameState =>
  newGameWith(rules, {
    dealSeed: seedOf(game * 7919),
    aiSeed: seedOf(game * 104_729),
    firstDealer: null,
  });

/** The moves of all levels and the advice, as text to compare. */
const answers = (state: GameState, seat: Seat): string[] => [
  ...OPPONENTS.map((level) => JSON.stringify(moveOf(state, seat, level))),
  JSON.stringify(fullAdvice(adviser, viewFor(state, seat), DETERMINIZATIONS)),
];

interface Table {
  readonly id: string;
  readonly rules: RuleSet;
}

const PRESET_TABLES: readonly Table[] = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map((players) => ({ id, rules: presetRules(id, players) })),
);

/** Whether a rule makes cards visible, forced or different. */
const isSpecial = ({ deck, jokers, duty, firstLead, trump }: RuleSet): boolean =>
  deck !== undefined ||
  jokers !== undefined ||
  duty !== undefined ||
  firstLead !== undefined ||
  (trump.kind === 'flip' && trump.allDealt === 'dealers-last');

/** A table of each of the catalogue's games with such a rule, and one with jokers and an open card. */
function catalogueTables(): readonly Table[] {
  const tables = TRADITIONS.map((tradition): Table => ({
    id: tradition.id,
    rules: rulesOf(tradition, nearestPlayers(tradition, 4)),
  }));
  const together: RuleSet = {
    ...presetRules('bugger-your-neighbor', 4),
    deck: '40',
    jokers: { high: 2, low: 2 },
    trump: { kind: 'flip', allDealt: 'dealers-last' },
    duty: 'must-trump',
    schedule: { shape: 'down', low: 8, high: 'fit', turns: 2 },
  };
  return [
    ...tables.filter(({ rules }) => isSpecial(rules)),
    { id: 'jokers and an open card', rules: together },
  ];
}

let decisions = 0;
let different = 0;
for (const { id, rules } of values.catalogue ? catalogueTables() : PRESET_TABLES) {
  const before = decisions;
  for (let game = 0; game < games; game++) {
    const pick = createPicker(game);
    playOut(opening(rules, game), pick, (state, seat) => {
      decisions++;
      const here = answers(state, seat);
      const there = answers(withOtherHiddenCards(state, seat, pick), seat);
      for (const [at, answer] of here.entries()) {
        if (answer === there[at]) continue;
        different++;
        console.log(
          `${id}, ${rules.players}, seat ${seat}, ${OPPONENTS[at] ?? 'advice'}: ${answer} | ${there[at]}`,
        );
      }
    });
  }
  console.log(`${id}, ${rules.players} players: ${decisions - before} decisions`);
}
console.log(`${decisions} decisions of every level and of advice: ${different} differ`);
saveRun(values.out, 'soak:honesty', [{ decisions, differences: different }]);
process.exit(different === 0 ? 0 : 1);
