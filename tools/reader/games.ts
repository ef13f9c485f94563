import { decisionRng, drawnSeed } from '@/ai/decision-rng.ts';
import {
  type Command,
  type DealtView,
  type GameState,
  type Level,
  type PlayerView,
  type RuleSet,
  allowed,
  keyedSource,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, newGameWith } from '../lib/games.ts';
import { decide } from '../lib/player.ts';
import { type BidRange, type OddBid, bidRange, oddBid } from './bids.ts';
import { type OddPlay, oddPlay } from './plays.ts';
import { tableFactsOf } from './table-facts.ts';

/** A decision that somebody made, and what is odd about it. */
export interface Decision {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly command: Command;
  readonly odd: OddBid | OddPlay | null;
  /** For a bid: a plain count of the hand's tricks. */
  readonly range: BidRange | null;
}

function judged(view: PlayerView, round: DealtView, command: Command): Decision {
  const moves = allowed(view.choices);
  if (command.type === 'bid') {
    const range = bidRange(view, round);
    const bids = moves.flatMap((move) => (move.type === 'bid' ? [move.bid] : []));
    const odd = range === null ? null : oddBid(range, command.bid, bids);
    return { view, round, command, range, odd };
  }
  const facts = command.type === 'play' ? tableFactsOf(view, round) : null;
  if (facts === null || command.type !== 'play')
    return { view, round, command, range: null, odd: null };
  const cards = facts.hand.filter((card) =>
    moves.some((move) => move.type === 'play' && move.card === card),
  );
  const card = cards.find((each) => each === command.card);
  const odd = card === undefined ? null : oddPlay(card, cards, facts);
  return { view, round, command, range: null, odd };
}

/** A finished round: its last state before the next deal, and the decisions that had a choice. */
export interface PlayedRound {
  readonly state: GameState;
  readonly decisions: readonly Decision[];
}

/** The rounds of a game of one level at all seats. */
export function* roundsOf(
  rules: RuleSet,
  level: Level,
  seed: number,
  determinizations: number,
): Generator<PlayedRound> {
  const source = keyedSource('7265616465722e2e2e2e2e2e2e2e2e2e', [seed]);
  let state = newGameWith(rules, {
    seats: Array.from({ length: rules.players }, () => ({ name: '', player: level })),
    dealSeed: drawnSeed(source),
    aiSeed: drawnSeed(source),
    firstDealer: null,
  });
  let decisions: Decision[] = [];
  while (state.round.phase !== 'over') {
    const [seat] = toAct(state);
    const view = seat === undefined ? null : viewFor(state, seat);
    const command: Command =
      view === null
        ? { type: 'deal' }
        : decide(view, level, decisionRng(state.header.aiSeed, view), determinizations);
    if (view !== null && view.round.phase !== 'ready' && allowed(view.choices).length > 1)
      decisions.push(judged(view, view.round, command));
    const rounds = state.past.length;
    state = after(state, command);
    if (state.past.length === rounds) continue;
    yield { state, decisions };
    decisions = [];
  }
}
