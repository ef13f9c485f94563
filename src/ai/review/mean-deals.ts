import {
  type Command,
  type GameState,
  type Header,
  type RuleSet,
  type Seed,
  keyedSource,
  newGame,
  step,
} from '../../engine/index.ts';

/** Seed of the deals that luck is measured against: the same for every game. */
const MEAN_SEED: Seed = '6d65616e206f66206d616e792068616e';

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** A one-round game of that hand size with random cards. */
export function meanDeal(header: Header, handSize: number, index: number): GameState {
  const source = keyedSource(MEAN_SEED, [handSize, index]);
  const words = [0, 0, 0, 0].map(() => hex(source.below(2 ** 32)));
  const rules: RuleSet = {
    ...header.rules,
    schedule: { shape: 'constant', low: handSize, high: handSize, turns: 1 },
  };
  const opened = newGame({ ...header, rules, dealSeed: words.join(''), firstDealer: 0 });
  if (!opened.ok) throw new Error(`no such round: ${JSON.stringify(opened.error)}`);
  return apply(opened.value, { type: 'deal' });
}

/** The state after a command that must be legal. */
export function apply(state: GameState, command: Command): GameState {
  const carried = step(state, command);
  if (!carried.ok) throw new Error(`${command.type} refused: ${JSON.stringify(carried.error)}`);
  return carried.value.state;
}
