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
import { type SensibleMoves, sensibleMoves } from '../plain-mistakes.ts';
import { type NetCore, type NetDecision, netCardValues, preferenceMargin } from './net-choice.ts';
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

/** A card for which a partner would prefer others stands if its z-score over every customary one is at least this. */
const MIN_Z_SCORE = 2;

/** After this many determinizations such a card is proved or dropped. */
const PROOF_DETERMINIZATIONS = 128;

/** Customary cards that it is compared with, at most. */
const MAX_CUSTOMARY = 3;

/** Rounds are rolled out to their end: a rollout that ends with the net's value repeats what the net overrates. */
const PROOF_HORIZON = 0;

/** The indices of the moves that a partner would prefer to a card, the best first. */
const customaryCards = (
  moves: readonly Command[],
  { chosen, isBetter }: Pick<OddCard, 'chosen' | 'isBetter'>,
  valueOf: (at: number) => number,
): readonly number[] =>
  [...moves.keys()]
    .filter((other) => isBetter(other, chosen))
    .toSorted((one, other) => valueOf(other) - valueOf(one));

/**
 * A search that has to prove a card for which a partner would prefer others: among it and the best of these, by
 * the net's values. Of those that it does not clearly beat, the best is played.
 * @param chosen the index of the card among the moves.
 * @param values of the moves by the net.
 * @returns null if a partner would prefer none.
 */
export function searchOddCard(
  netCore: NetCore,
  { view, round, moves }: NetDecision,
  { chosen, values, isBetter }: OddCard,
  rng: RandomSource,
): Search | null {
  const valueOf = (at: number): number => values[at] as number;
  const customary = customaryCards(moves, { chosen, isBetter }, valueOf).slice(0, MAX_CUSTOMARY);
  if (customary.length === 0) return null;
  const { core } = netCore;
  const odd = moves[chosen] as Command;
  const compared = [odd, ...customary.map((at) => moves[at] as Command)];
  prepareSearch(netCore, { view, round }, rng);
  core.beginSearch(Infinity, PROOF_HORIZON, ...choiceSet(compared.filter(isChoice), view.rules));
  const plays = candidatesOf(core).map((card) => playOf(moves, card, view));
  // An equivalent card may stand for it; then there is nothing to prove.
  const oddAt = plays.indexOf(odd);
  return {
    improve: () =>
      oddAt >= 0 && core.determinizationCount.value < PROOF_DETERMINIZATIONS && improveSearch(core),
    get determinizations() {
      return core.determinizationCount.value;
    },
    best() {
      if (oddAt < 0) return odd;
      const others = [...plays.keys()].filter(
        (at) => at !== oddAt && !(core.zScoreOver(oddAt, at, 0) >= MIN_Z_SCORE),
      );
      const meanOf = (at: number): number => core.meanOf(at);
      const best = others.toSorted((one, other) => meanOf(other) - meanOf(one))[0] ?? oddAt;
      return plays[best] ?? odd;
    },
  };
}

/** A card, and whether a partner would prefer others. */
interface OddCard {
  readonly chosen: number;
  readonly values: readonly number[];
  readonly isBetter: SensibleMoves['isBetterForPartners'];
}

/**
 * A search for a card. If a partner would prefer others to the one that leads it, the best of these is the best
 * move, since thinking time may end before the proof.
 */
export interface CardSearch extends Search {
  /** A search that has to prove the leading card, and ends this one; null if it needs no proof. */
  readonly proof: () => Search | null;
}

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
): CardSearch | null {
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
  const favorite = (): Command => {
    const found = playOf(moves, candidates[core.bestCandidate()] ?? -1, view);
    if (found === undefined) throw new Error('the search chose what is not allowed');
    return found;
  };
  const isBetter = sensible.isBetterForPartners;
  const valueOf = (at: number): number => {
    const move = sensible.moves[at] as Command;
    const candidate = candidates.findIndex((card) => playOf([move], card, view) !== undefined);
    return candidate < 0 ? (values[at] as number) : core.meanOf(candidate);
  };
  return {
    improve: () => candidates.length > 1 && improveSearch(core),
    get determinizations() {
      return core.determinizationCount.value;
    },
    best() {
      const chosen = sensible.moves.indexOf(favorite());
      const [customary] = customaryCards(sensible.moves, { chosen, isBetter }, valueOf);
      return sensible.moves[customary ?? chosen] as Command;
    },
    proof() {
      const chosen = sensible.moves.indexOf(favorite());
      const decision = { view, round, moves: sensible.moves };
      return searchOddCard(netCore, decision, { chosen, values, isBetter }, rng);
    },
  };
}
