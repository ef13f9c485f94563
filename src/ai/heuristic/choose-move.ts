import {
  type Card,
  type Command,
  type PartnershipScoring,
  type PlayerView,
  type RandomSource,
  UNSEEN,
  allowed,
  playedCard,
  resolveScoring,
  suitOf,
  type DealtView,
} from '../../engine/index.ts';
import { SKILLS, type Skill, type HeuristicLevel } from './levels.ts';
import {
  type PartnershipPosition,
  bidsBlindNil,
  partnerBidValues,
  partnerTrumpValues,
} from '../partners/bid.ts';
import { partnerCardValues } from '../partners/play.ts';
import { sensibleMoves } from '../plain-mistakes.ts';
import { pick } from './noisy-choice.ts';
import { partnershipPointScale, soloPointScale } from './points.ts';
import { analyze } from './situation.ts';
import { type SoloPosition, bidValues, trumpValues } from './solo-bid.ts';
import { cardValues } from './solo-play.ts';
import { type StyleBias, styleBiasOf, contractBiasScale, biasedBidValues } from '../style.ts';

/** Evaluates moves: values in points, in the order of the moves. */
interface MoveEvaluator {
  readonly bids: (bids: readonly number[]) => readonly number[];
  readonly cards: (cards: readonly Card[]) => number[];
  readonly trumps: (moves: readonly TrumpMove[]) => number[];
  /** Scale of the level's errors: standard points to points of these rules. */
  readonly errorScale: number;
}

type TrumpMove = Extract<Command, { type: 'nameTrump' }>;

function soloEvaluator(position: SoloPosition, skill: Skill, bias: StyleBias): MoveEvaluator {
  const { view, round, formula } = position;
  const spoiling = Math.max(0, skill.spoiling + bias.spoiling);
  const pointScale = soloPointScale(formula, view, round.handSize);
  return {
    bids: (bids) => biasedBidValues(bids, bidValues(position, bids), bias, pointScale),
    cards: (cards) => cardValues(position, cards, { ...skill, spoiling }),
    trumps: (moves) =>
      trumpValues(
        position,
        moves.map(({ trump }) => trump),
      ),
    errorScale: pointScale,
  };
}

/** A nil is another contract, not a low bid: no style is biased for or against it [SP-2]. */
function biasedContractValues(
  bids: readonly number[],
  values: readonly number[],
  bias: StyleBias,
  scoring: PartnershipScoring,
): readonly number[] {
  const isNil = (value: number): boolean => bids[values.indexOf(value)] === 0;
  if (isNil(Math.max(...values))) return values;
  const biased = biasedBidValues(bids, values, bias, contractBiasScale(scoring));
  return biased.map((value, index) => (bids[index] === 0 ? (values[index] as number) : value));
}

/** In partnerships the levels' errors were tuned for this share of the point scale. */
const PARTNERSHIP_ERROR_SHARE = 25 / 48;

function partnerEvaluator(
  position: PartnershipPosition,
  { openCards }: Skill,
  bias: StyleBias,
  rng: RandomSource,
): MoveEvaluator {
  const { scoring } = position;
  return {
    bids: (bids) => biasedContractValues(bids, partnerBidValues(position, bids), bias, scoring),
    cards: (cards) =>
      partnerCardValues(position, cards, { spoiling: bias.spoiling, openCards }, rng),
    trumps: (moves) =>
      partnerTrumpValues(
        position,
        moves.map(({ trump }) => trump),
      ),
    errorScale: PARTNERSHIP_ERROR_SHARE * partnershipPointScale(scoring),
  };
}

/** {@link Skill.preferenceMargin} in partnerships, where it was measured at every level (decision 015). */
const PARTNERSHIP_PREFERENCE_MARGIN = 1;

/** A player misjudges a hand by at most so many tricks. */
const MAX_BID_ERROR = 1;

/** The values of bids; −∞ for one that is further from the best than a misjudgment goes. */
function valuesNearBest(bids: readonly number[], values: readonly number[]): readonly number[] {
  const best = bids[values.indexOf(Math.max(...values))] ?? 0;
  return values.map((value, at) =>
    Math.abs((bids[at] as number) - best) > MAX_BID_ERROR ? -Infinity : value,
  );
}

/** The values of the moves, and the standard deviation of the level's error in standard points. */
function evaluate(
  moves: readonly Command[],
  evaluator: MoveEvaluator,
  skill: Skill,
): { readonly values: readonly number[]; readonly error: number } {
  const plays = moves.filter((move) => move.type === 'play');
  if (plays.length > 0) {
    const cards = plays.map(({ card }) => card).filter((card) => card !== UNSEEN);
    return { values: evaluator.cards(cards), error: skill.cardError };
  }
  const bids = moves.filter((move) => move.type === 'bid').map(({ bid }) => bid);
  if (bids.length > 0)
    return { values: valuesNearBest(bids, evaluator.bids(bids)), error: skill.bidError };
  // A trump is judged as well as a card: the bid that won it counts on one suit.
  return {
    values: evaluator.trumps(moves.filter((move) => move.type === 'nameTrump')),
    error: skill.cardError,
  };
}

/** The values, −∞ for all cards but the first of the best ones of each suit. */
function bestOfSuits(moves: readonly Command[], values: readonly number[]): readonly number[] {
  const suits = moves.map((move) => {
    const card = playedCard(move);
    return card === null ? null : suitOf(card);
  });
  return values.map((value, own) => {
    const suit = suits[own];
    const isWorse = values.some(
      (other, at) => suits[at] === suit && (other > value || (other === value && at < own)),
    );
    return suit !== null && isWorse ? -Infinity : value;
  });
}

/** Blind nil depends on the score alone; every level decides it correctly [SP-2]. */
const blindNilDecision = (
  { rules, standing, seat }: PlayerView,
  { blindNils }: DealtView,
): Command => ({
  type: 'declare',
  seat,
  blindNil: bidsBlindNil(rules, standing, seat, blindNils),
});

/**
 * The move of a heuristic level. It depends on the view alone and is always legal.
 * @param skill by default that of the level.
 * @throws when it is not the seat's turn: a bug of the caller.
 */
export function chooseMove(
  view: PlayerView,
  level: HeuristicLevel,
  rng: RandomSource,
  skill: Skill = SKILLS[level],
): Command {
  const { round, seat } = view;
  const sensible = sensibleMoves(view, allowed(view.choices), skill.plainMistakes);
  const { moves } = sensible;
  const [only] = moves;
  if (only === undefined || round.phase === 'ready')
    throw new Error(`seat ${seat} has no move in phase ${round.phase}`);
  if (moves.length === 1) return only;
  const scoring = resolveScoring(view.rules.scoring);
  if (round.phase === 'declare') return blindNilDecision(view, round);
  const bias = styleBiasOf(view);
  const analysis = analyze(view, round, skill.memory);
  const evaluator =
    scoring.kind === 'partnership'
      ? partnerEvaluator({ view, round, scoring, analysis }, skill, bias, rng)
      : soloEvaluator({ view, round, formula: scoring, analysis }, skill, bias);
  const { errorScale } = evaluator;
  const { values, error } = evaluate(moves, evaluator, skill);
  const isSolo = scoring.kind === 'formula';
  const margin = isSolo ? skill.preferenceMargin : PARTNERSHIP_PREFERENCE_MARGIN;
  const preferred = sensible.preferring(values, margin * errorScale);
  const considered = isSolo && !skill.errsWithinSuits ? bestOfSuits(moves, preferred) : preferred;
  return pick(moves, considered, error * errorScale, skill.tolerance * errorScale, rng);
}
