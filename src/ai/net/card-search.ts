import {
  type Command,
  type DealtView,
  type PlayerView,
  type RandomSource,
  UNSEEN,
  allowed,
  hasPartners,
} from '../../engine/index.ts';
import { choiceSet, isChoice } from '../choice.ts';
import { pointScaleOf } from '../heuristic/points.ts';
import { sensibleMoves } from '../plain-mistakes.ts';
import { type NetCore, netCardValues, preferenceMargin } from './net-choice.ts';
import { cardNumber } from './position.ts';
import {
  type Search,
  type SearchOptions,
  candidatesOf,
  improveSearch,
  prepareSearch,
} from './search.ts';

/** The move that plays a card of the core. */
const playOf = (
  moves: readonly Command[],
  card: number,
  { rules }: PlayerView,
): Command | undefined =>
  moves.find(
    (move) => move.type === 'play' && move.card !== UNSEEN && cardNumber(move.card, rules) === card,
  );

/** A bit for every seat whose level is known to play by the nets. */
const netSeats = ({ seats }: PlayerView): number =>
  seats.reduce(
    (set, { player }, seat) =>
      player === 'expert' || player === 'master' ? set | (1 << seat) : set,
    0,
  );

/**
 * A search for the best card among those that are no plain mistake.
 * @returns null where only one is left.
 */
export function searchCards(
  netCore: NetCore,
  view: PlayerView,
  round: DealtView,
  rng: RandomSource,
  { margin, horizon }: SearchOptions,
): Search | null {
  const sensible = sensibleMoves(view, allowed(view.choices));
  if (sensible.moves.length < 2) return null;
  const { core } = netCore;
  prepareSearch(netCore, { view, round }, rng);
  if (!hasPartners(view.rules)) core.setNetSeats(netSeats(view));
  const values = netCardValues(netCore, { view, moves: sensible.moves });
  const preferred = sensible.preferring(values, preferenceMargin(view, round));
  const moves = sensible.moves.filter((_, at) => preferred[at] !== -Infinity);
  if (moves.length < 2) return null;
  core.beginSearch(
    margin * pointScaleOf(view, round.handSize),
    horizon,
    ...choiceSet(moves.filter(isChoice), view.rules),
  );
  const candidates = candidatesOf(core);
  return {
    improve: () => candidates.length > 1 && improveSearch(core),
    get determinizations() {
      return core.determinizationCount.value;
    },
    best() {
      const found = playOf(moves, candidates[core.bestCandidate()] ?? -1, view);
      if (found === undefined) throw new Error('the search chose what is not allowed');
      return found;
    },
  };
}
