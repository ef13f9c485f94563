// `npm run bench`: complete 4-player 10-card deals with random legal commands, per second of one core.
import {
  type GameState,
  type RuleSet,
  legalCommands,
  presetRules,
  viewFor,
  isRoundOver,
} from '@/engine/index.ts';
import { after, newGameWith, seedOf } from '../lib/games.ts';
import { createPicker } from '../lib/random-play.ts';

const SECONDS = 2;
const ROUNDS = 19;

const RULES: RuleSet = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 10, high: 10, turns: ROUNDS },
};

/** CPU time of this process in ms: other processes do not count. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plays until the time is up; returns the sum of what `each` returns for every state, per second. */
function perSecond(each: (state: GameState) => number): number {
  const pick = createPicker(1);
  let counted = 0;
  let game = 0;
  const begin = spentMs();
  let spent = 0;
  while (spent < SECONDS * 1000) {
    let state = newGameWith(RULES, { dealSeed: seedOf(game++) });
    for (
      let commands = legalCommands(state);
      commands.length > 0;
      commands = legalCommands(state)
    ) {
      state = after(state, pick(commands));
      counted += each(state);
    }
    spent = spentMs() - begin;
  }
  return Math.round((counted * 1000) / spent);
}

const isScored = ({ round }: GameState) => isRoundOver(round.phase);
const deals = (state: GameState) => (isScored(state) ? 1 : 0);

/** Views per second, of every state of a game and every seat. */
function viewsPerSecond(): number {
  const pick = createPicker(2);
  const states: GameState[] = [];
  let state = newGameWith(RULES);
  for (let commands = legalCommands(state); commands.length > 0; commands = legalCommands(state)) {
    states.push(state);
    state = after(state, pick(commands));
  }
  const begin = spentMs();
  let views = 0;
  let spent = 0;
  while (spent < SECONDS * 1000) {
    for (const state of states)
      for (let seat = 0; seat < 4; seat++) if (viewFor(state, seat).seat === seat) views++;
    spent = spentMs() - begin;
  }
  return Math.round((views * 1000) / spent);
}

const formatted = (count: number) => count.toLocaleString('en');

perSecond(deals); // Warm-up: the first measurement would include compilation.
console.log(`deals of 4 × 10 cards: ${formatted(perSecond(deals))} a second`);
console.log(`commands:              ${formatted(perSecond(() => 1))} a second`);
console.log(`views:                 ${formatted(viewsPerSecond())} a second`);
