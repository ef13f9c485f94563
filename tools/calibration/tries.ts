// The choices whose make probabilities are measured, and what the hint predicts for them.
import { PERFECT_MEMORY } from '@/ai/heuristic/memory.ts';
import { analyze } from '@/ai/heuristic/situation.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { partnerBidValues } from '@/ai/partners/bid.ts';
import {
  type Command,
  type GameState,
  type PlayerView,
  type RandomSource,
  allowed,
  hasPartners,
  isSameCommand,
  keyedSource,
  resolveScoring,
  viewFor,
} from '@/engine/index.ts';
import { newAdviser } from '../lib/adviser.ts';
import { type Measurement, OWN, PERSON, moveOf, seedFor } from './games.ts';

/** The most points that a tried nil may be worse than the best bid, by the heuristic. */
const NIL_REACH = 60;

/** How far from the best choice another is tried, in places of the list of legal choices. */
const REACH = 2;

const adviser = newAdviser();

/** A choice to measure, and its predicted make probability; null where there is none to measure. */
export interface Try {
  readonly command: Command;
  readonly predicted: number | null;
}

/** The make probability that the hint shows for a choice; null where it has none. */
function predictionOf(view: PlayerView, command: Command, determinizations: number): number | null {
  const choices = view.choices.filter((choice) => isSameCommand(choice.command, command));
  return fullAdvice(adviser, { ...view, choices }, determinizations)?.options[0]?.make ?? null;
}

/** By turns the best choice and one near it, which fills the bins that the best seldom reach. */
function bestOrNear(moves: readonly Command[], best: Command, rng: RandomSource): Command {
  const at = moves.findIndex((move) => isSameCommand(move, best));
  const near = at + rng.below(2 * REACH + 1) - REACH;
  if (rng.below(2) === 0) return best;
  return moves[Math.max(0, Math.min(moves.length - 1, near))] ?? best;
}

/** The nil, if the heuristic finds it nearly as good as the best bid. */
function nilOf(view: PlayerView): Command | undefined {
  const { round, rules } = view;
  const scoring = resolveScoring(rules.scoring);
  const moves = allowed(view.choices);
  const bids = moves.flatMap((command) => (command.type === 'bid' ? [command.bid] : []));
  if (round.phase === 'ready' || scoring.kind !== 'partnership') return undefined;
  const bidValues = partnerBidValues(
    { view, round, scoring, analysis: analyze(view, round, PERFECT_MEMORY) },
    bids,
  );
  const nil = bidValues[bids.indexOf(0)] ?? -Infinity;
  if (nil < Math.max(...bidValues) - NIL_REACH) return undefined;
  return moves.find((command) => command.type === 'bid' && command.bid === 0);
}

/**
 * Chooses the measured seat's bids in a game.
 * @param game which of the measurement's games.
 * @param onlyNils whether only nils are measured.
 */
export function bidder(
  { seed, determinizations }: Measurement,
  game: number,
  onlyNils: boolean,
): (state: GameState) => Try {
  const rng = keyedSource(seedFor(seed, 2), [game]);
  return (state) => {
    const view = viewFor(state, OWN);
    const best = moveOf(state, OWN, PERSON);
    const nil = onlyNils ? nilOf(view) : undefined;
    if (onlyNils && nil === undefined) return { command: best, predicted: null };
    const command = nil ?? bestOrNear(allowed(view.choices), best, rng);
    return { command, predicted: predictionOf(view, command, determinizations) };
  };
}

/** Of how many decisions on a card one is measured: about as many cards as bids. Partners play long rounds. */
const CARD_EVERY = { solo: 4, partners: 10 };

/**
 * Draws decisions on a card from all of a round. Cards that are forced are not measured, and neither are
 * those after which the bid is certainly made or missed: a prediction of 0 or 1 is no estimate.
 * @param game which of the measurement's games.
 * @returns what to try instead of, or as, the seat's own card; null where the decision is not drawn.
 */
export function cardTrier(
  { rules, seed, determinizations }: Measurement,
  game: number,
): (state: GameState, best: Command) => Try | null {
  const every = CARD_EVERY[hasPartners(rules) ? 'partners' : 'solo'];
  const rng = keyedSource(seedFor(seed, 6), [game]);
  return (state, best) => {
    const view = viewFor(state, OWN);
    const moves = allowed(view.choices);
    if (moves.length < 2 || rng.below(every) !== 0) return null;
    const command = bestOrNear(moves, best, rng);
    const predicted = predictionOf(view, command, determinizations);
    return predicted === null || predicted === 0 || predicted === 1 ? null : { command, predicted };
  };
}
