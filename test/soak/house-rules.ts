// `npm run soak`: opponents play complete games under random house rules. Prints what went wrong.
import { fc } from '@fast-check/vitest';
import { decisionChance } from '@/ai/chance.ts';
import {
  type Header,
  LEVELS,
  type Level,
  RECORD_FORMAT,
  type RuleSet,
  newGame,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { decide } from '../support/ai/mind.ts';
import { ruleSets as anyRules } from '../support/engine/rule-sets.ts';

const RULE_SETS = 200;
const GAMES = 20;
const SEED = 20_261_121;
/** More commands than any of these games can have: beyond it a game is stuck. */
const ENDLESS = 20_000;

const hex = (value: number): string => (value + 1).toString(16).padStart(32, '0');

const headerOf = (rules: RuleSet, game: number): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: Array.from({ length: rules.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    player: LEVELS[(seat + game) % LEVELS.length] as Level,
  })),
  dealSeed: hex(game * 7919),
  aiSeed: hex(game * 104_729),
  firstDealer: null,
});

/** The master plays thousands of games here: a short look is enough. */
const FEW_WORLDS = 8;

const count = { games: 0, decisions: 0, exceptions: 0, illegal: 0, stuck: 0 };

function play(rules: RuleSet, game: number): void {
  const opened = newGame(headerOf(rules, game));
  if (!opened.ok) throw new Error(`impossible rules: ${JSON.stringify(opened.error)}`);
  let state = opened.value;
  for (let commands = 0; state.round.phase !== 'over'; commands++) {
    if (commands > ENDLESS) {
      count.stuck += 1;
      return;
    }
    const [seat] = toAct(state);
    if (seat === undefined) {
      const dealt = step(state, { type: 'deal' });
      if (!dealt.ok) {
        count.stuck += 1;
        return;
      }
      state = dealt.value.state;
      continue;
    }
    const view = viewFor(state, seat);
    const level = state.header.seats[seat]?.player as Level;
    const carried = step(
      state,
      decide(view, level, decisionChance(state.header.aiSeed, view), FEW_WORLDS),
    );
    count.decisions += 1;
    if (!carried.ok) {
      count.illegal += 1;
      return;
    }
    state = carried.value.state;
  }
  count.games += 1;
}

const ruleSets = fc.sample(anyRules, { numRuns: RULE_SETS, seed: SEED });
for (const rules of ruleSets)
  for (let game = 0; game < GAMES; game++)
    try {
      play(rules, game);
    } catch (error) {
      count.exceptions += 1;
      console.error(JSON.stringify(rules), error);
    }
console.log(
  `${RULE_SETS} random house rules × ${GAMES} games: ${count.games} games ended, ` +
    `${count.decisions} decisions, ${count.exceptions} exceptions, ${count.illegal} illegal, ${count.stuck} stuck`,
);
process.exit(count.exceptions + count.illegal + count.stuck > 0 ? 1 : 0);
