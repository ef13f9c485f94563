import {
  type Command,
  type GameState,
  type Header,
  type RuleSet,
  type TrumpRule,
  isNoTrumpRound,
  keyedSource,
  newGame,
  step,
  trumpOrder,
} from '../../engine/index.ts';
import { drawnSeed } from '../decision-rng.ts';

/** Keeps the seeds of sample deals apart from what else is drawn from a game's seed. */
const SAMPLES = 0x6d65616e;

/**
 * The rules of a round (0-based) as those of a game of one round: its hand size, and its kind of trump. Where
 * the round's number gives the trump suit, any suit stands for it.
 */
export function rulesOfRound(rules: RuleSet, round: number, handSize: number): RuleSet {
  const { noTrumpRounds: _, ...kept } = rules.trump;
  const order = trumpOrder(rules);
  const hasNone = isNoTrumpRound(rules, round) || order?.[round % order.length] === 'N';
  const trump: TrumpRule = hasNone
    ? { kind: 'none' }
    : order === null
      ? kept
      : { kind: 'fixed', suit: 'C' };
  const schedule = { shape: 'constant', low: handSize, high: handSize, turns: 1 } as const;
  return { ...rules, schedule, trump };
}

/**
 * A game of one round with random cards, by number; `header` has the rules of that round alone. Every game has
 * deals of its own, given by its seed: with the same ones for all games, every game's luck would be wrong by the
 * same amount, and the luck over many games would not average zero.
 */
export function sampleDeal(header: Header, handSize: number, index: number): GameState {
  const dealSeed = drawnSeed(keyedSource(header.dealSeed, [SAMPLES, handSize, index]));
  const opened = newGame({ ...header, dealSeed, firstDealer: 0 });
  if (!opened.ok) throw new Error(`no such round: ${JSON.stringify(opened.error)}`);
  return apply(opened.value, { type: 'deal' });
}

/** A deal after every hand was passed on by `seats` seats. */
function withHandsPassed(deal: GameState, seats: number): GameState {
  const { round } = deal;
  if (!('hands' in round) || seats === 0) return deal;
  const hands = round.hands.map(
    (_, seat) => round.hands[(seat + seats) % round.hands.length] as (typeof round.hands)[number],
  );
  return { ...deal, round: { ...round, hands } };
}

/**
 * A game of one round for each player, by number. All are one deal, whose hands move on by a seat from
 * game to game. Where the dealer shows a card of its hand [TRUMP-8], which cannot be passed on, each is a
 * deal of its own.
 */
export function sampleDeals(header: Header, handSize: number, index: number): GameState[] {
  const { players } = header.rules;
  const deal = sampleDeal(header, handSize, index);
  const showsCard = 'openCard' in deal.round && deal.round.openCard !== null;
  return Array.from({ length: players }, (_, turn) =>
    showsCard ? sampleDeal(header, handSize, index * players + turn) : withHandsPassed(deal, turn),
  );
}

/** The state after a command that must be legal. */
export function apply(state: GameState, command: Command): GameState {
  const stepped = step(state, command);
  if (!stepped.ok) throw new Error(`${command.type} refused: ${JSON.stringify(stepped.error)}`);
  return stepped.value.state;
}
