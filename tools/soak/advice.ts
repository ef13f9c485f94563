// `npm run soak:advice`: advice at every decision of whole games.
import * as fc from 'fast-check';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import {
  type Advice,
  type GameState,
  PRESETS,
  PRESET_IDS,
  type RuleSet,
  type Seat,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { newAdviser } from '../lib/adviser.ts';
import { newGameWith } from '../lib/games.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { createPicker } from '../lib/random-play.ts';
import { ruleSets } from '../lib/rule-sets.ts';
import { turnsOf } from '../lib/tables.ts';
import { saveRun } from '../results/runs.mjs';

const { decisions, rules, seed, out } = optionsOf(
  newProgram(
    'npm run soak:advice --',
    `Asks for advice at every decision of whole games, of every preset with every number of players and of random house
rules. All levels play by turns. Prints exceptions, advice from fewer determinizations than asked for, and figures
that are none.`,
  )
    .option('--decisions <n>', 'decisions to advise on', wholeNumber(1), 1_000_000)
    .option('--rules <n>', 'random house rules', wholeNumber(1), 200)
    .option('--seed <n>', 'random numbers', wholeNumber(1), 1)
    .option('--out <file>', 'add the run to a results file'),
);

/** Few: how determinizations are drawn does not depend on their number. */
const DETERMINIZATIONS = 8;
/** More games than a seed plays: seeds share none. */
const GAMES = 1_000_000;
/** Decisions between two lines of progress. */
const STEP = 50_000;

const tables: readonly RuleSet[] = [
  ...PRESET_IDS.flatMap((id) => PRESETS[id].players.map((each) => presetRules(id, each))),
  ...fc.sample(ruleSets, { numRuns: rules, seed }),
];

const adviser = newAdviser();
/** What was found: `none` is no advice, `exact` advice that needs no determinizations. */
const count = { decisions: 0, none: 0, exact: 0, exceptions: 0, fewer: 0, unsound: 0 };

/** Whether every figure is one, and chances are between 0 and 1. */
const isSound = ({ options, best }: Advice): boolean =>
  options[best]?.cost === 0 &&
  options.every(
    ({ make, short, points, others, error, cost, costError }) =>
      [make, short].every((chance) => chance >= 0 && chance <= 1) &&
      make + short <= 1 + Number.EPSILON &&
      [points, others, error, cost, costError].every(Number.isFinite),
  );

/** The kind of advice that a seat gets, as counted; null for sound advice from the full number of determinizations. */
function kindOf(state: GameState, seat: Seat): Exclude<keyof typeof count, 'decisions'> | null {
  try {
    const advice = fullAdvice(adviser, viewFor(state, seat), DETERMINIZATIONS);
    if (advice === null) return 'none';
    if (!isSound(advice)) return 'unsound';
    if (advice.determinizations === 0) return 'exact';
    return advice.determinizations < DETERMINIZATIONS ? 'fewer' : null;
  } catch (error) {
    console.error(error);
    return 'exceptions';
  }
}

/** Plays a game, by every level, with advice at each decision. */
function playAdvised(rules: RuleSet, number: number): void {
  const dealSeed = number.toString(16).padStart(32, '0');
  const opening = newGameWith(rules, { dealSeed, aiSeed: dealSeed, firstDealer: null });
  for (const { state, seat } of turnsOf(opening, createPicker(number))) {
    if (count.decisions >= decisions) return;
    const kind = kindOf(state, seat);
    count.decisions++;
    if (kind !== null) count[kind]++;
    if (kind !== null && kind !== 'none' && kind !== 'exact')
      console.log(`${kind}: ${JSON.stringify(rules)}, deal ${dealSeed}, seat ${seat}`);
    if (count.decisions % STEP === 0) console.log(JSON.stringify(count));
  }
}

for (let game = 0; count.decisions < decisions; game++)
  playAdvised(tables[game % tables.length] as RuleSet, seed * GAMES + game);
console.log(`${tables.length} tables: ${JSON.stringify(count)}`);
const differences = count.exceptions + count.fewer + count.unsound;
saveRun(out, 'soak:advice', [{ decisions: count.decisions, differences }]);
process.exit(differences === 0 ? 0 : 1);
