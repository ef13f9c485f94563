import { decisionRng, drawnSeed } from '@/ai/decision-rng.ts';
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import {
  type Card,
  type Command,
  type GameState,
  type RandomSource,
  type RuleSet,
  allowed,
  maxHandSize,
  keyedSource,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, newGameWith } from '../../lib/games.ts';
import { type AllSamples, Recorder } from './recorder.ts';

/** The policy: the level being fitted, or the quick heuristic when starting from nothing. */
export type Policy = 'hard' | 'quick';

/** Trumps and table sizes, drawn by frequency. */
const TRUMPS = (
  [
    ['flip', 4],
    ['rotate', 2],
    ['all-but-led', 2],
    ['none', 1],
  ] as const
).flatMap(([kind, times]) => new Array<typeof kind>(times).fill(kind));
const TABLES = [4, 4, 4, 3, 5, 5, 6, 7];
const MAX_HAND_SIZE = 13;

const drawn = <T>(items: readonly T[], rng: RandomSource): T => items[rng.below(items.length)] as T;

/** Random rules of one round; large hands are drawn more often. */
function rulesFrom(rng: RandomSource): RuleSet {
  const players = drawn(TABLES, rng);
  const largest = Math.min(MAX_HAND_SIZE, maxHandSize({ players }) - rng.below(2));
  const handSize = rng.below(6) === 0 ? largest : 1 + rng.below(largest);
  return {
    players,
    sides: 'solo',
    schedule: { shape: 'constant', low: handSize, high: handSize, turns: 1 },
    trump: { kind: drawn(TRUMPS, rng) },
    bidding: 'in-turn',
    hook: rng.below(8) > 0,
    zeroLimit: null,
    sight: 'own',
    trumpLead: 'any',
    scoring: 'standard',
    end: { kind: 'schedule' },
  };
}

function opening(rules: RuleSet, rng: RandomSource): GameState {
  const seed = drawnSeed(rng);
  return newGameWith(rules, { dealSeed: seed, aiSeed: seed, firstDealer: null });
}

/** Two rounds of three are exploratory: some bids are off by up to two, some cards are random. */
interface Exploration {
  readonly bids: number;
  readonly cards: number;
}
const EXPLORING: Exploration = { bids: 1 / 4, cards: 1 / 40 };

function explored(
  moves: readonly Command[],
  best: Command,
  { bids, cards }: Exploration,
  rng: RandomSource,
): Command {
  const lot = rng.below(1000) / 1000;
  if (best.type === 'bid' && lot < bids)
    return drawn(
      moves.filter((move) => move.type === 'bid' && Math.abs(move.bid - best.bid) <= 2),
      rng,
    );
  return best.type === 'play' && lot < cards ? drawn(moves, rng) : best;
}

function chosen(state: GameState, policy: Policy, explores: boolean, rng: RandomSource): Command {
  const seat = toAct(state)[0];
  if (seat === undefined) return { type: 'deal' };
  const view = viewFor(state, seat);
  const quick = policy === 'quick' ? quickMove(view) : null;
  const best = quick ?? chooseMove(view, 'hard', decisionRng(state.header.aiSeed, view));
  return explores ? explored(allowed(view.choices), best, EXPLORING, rng) : best;
}

/** Bids made in rounds without exploration. */
export interface BidCount {
  rounds: number;
  bids: number;
  made: number;
}

/** Plays one round and collects its samples. */
export function playRound(
  seed: number,
  index: number,
  policy: Policy,
  samples: AllSamples,
  count: BidCount,
): void {
  const rng = keyedSource('6669742062792073656c662d706c6179', [seed, index]);
  const explores = rng.below(3) > 0;
  let state = opening(rulesFrom(rng), rng);
  const recorder = new Recorder(samples);
  while (state.round.phase !== 'over') {
    const command = chosen(state, policy, explores, rng);
    if (command.type === 'bid') recorder.bid(state, command);
    if (command.type === 'play') recorder.answer(state, command);
    state = after(state, command);
    const { round } = state;
    if (round.phase === 'play' && round.trick.cards.length === 0)
      recorder.betweenTricks(state, rng);
  }
  const { taken, bids, tricks } = state.round;
  const players = bids.length;
  const won = taken.map(
    ({ cards, leader, winner }) => cards[(winner - leader + players) % players] as Card,
  );
  const made = bids.map((bid, seat) => bid === tricks[seat]);
  recorder.finish({ won: new Set(won), made });
  if (explores || !state.header.rules.hook || players !== 4) return;
  count.rounds++;
  count.bids += made.length;
  count.made += made.filter(Boolean).length;
}
