import {
  type Card,
  type Command,
  type Formula,
  type PartnershipScoring,
  type PlayerView,
  type RandomSource,
  UNSEEN,
  allowed,
  resolveScoring,
} from '../engine/index.ts';
import { SKILLS, type Skill, type ThumbLevel } from './levels.ts';
import { blindNilWorth, partnerBidWorths, partnerTrumpWorths } from './partner-bid.ts';
import { partnerCardWorths } from './partner-play.ts';
import { pick } from './pick.ts';
import { payoffOf, stakeOf } from './points.ts';
import type { DealtRound } from './situation.ts';
import { bidWorths, trumpWorths } from './solo-bid.ts';
import { cardWorths } from './solo-play.ts';

/** Somebody who weighs the moves of one phase; the worths are points, in the order of the moves. */
interface Scales {
  readonly bids: (bids: readonly number[]) => number[];
  readonly cards: (cards: readonly Card[]) => number[];
  readonly trumps: (moves: readonly TrumpMove[]) => number[];
  readonly declarations: (moves: readonly DeclareMove[]) => number[];
  /** Points that a misjudgement of one point means under these rules. */
  readonly unit: number;
}

type TrumpMove = Extract<Command, { type: 'nameTrump' }>;
type DeclareMove = Extract<Command, { type: 'declare' }>;

/** A made bid is worth about so many points where errors of a level are measured. */
const USUAL_STAKE = 12;

function soloScales(view: PlayerView, round: DealtRound, skill: Skill, formula: Formula): Scales {
  const fair = Math.round(round.handSize / view.rules.players);
  const stake = stakeOf(payoffOf(formula, view.standing, view.seat, round.handSize, fair), fair);
  return {
    bids: (bids) => bidWorths(view, round, skill.memory, formula, bids),
    cards: (cards) => cardWorths(view, round, skill, formula, cards),
    trumps: (moves) =>
      trumpWorths(
        view,
        round,
        skill.memory,
        formula,
        moves.map(({ trump }) => trump),
      ),
    declarations: (moves) => moves.map(({ blindNil }) => (blindNil ? -1 : 0)),
    unit: Math.abs(stake) / USUAL_STAKE,
  };
}

function partnerScales(
  view: PlayerView,
  round: DealtRound,
  { memory }: Skill,
  scoring: PartnershipScoring,
): Scales {
  return {
    bids: (bids) => partnerBidWorths(view, round, memory, scoring, bids),
    cards: (cards) => partnerCardWorths(view, round, memory, scoring, cards),
    trumps: (moves) =>
      partnerTrumpWorths(
        view,
        round,
        memory,
        scoring,
        moves.map(({ trump }) => trump),
      ),
    declarations: (moves) =>
      moves.map(({ blindNil }) => (blindNil ? blindNilWorth(view, round, scoring) : 0)),
    unit: (5 * scoring.perTrick) / USUAL_STAKE,
  };
}

function scalesFor(view: PlayerView, round: DealtRound, skill: Skill): Scales {
  const scoring = resolveScoring(view.rules.scoring);
  return scoring.kind === 'partnership'
    ? partnerScales(view, round, skill, scoring)
    : soloScales(view, round, skill, scoring);
}

/** The worths of the moves of one phase, and the error with which they are judged. */
function weighed(
  moves: readonly Command[],
  scales: Scales,
  skill: Skill,
): { readonly worths: readonly number[]; readonly error: number } {
  const plays = moves.filter((move) => move.type === 'play');
  if (plays.length > 0) {
    const cards = plays.map(({ card }) => card).filter((card) => card !== UNSEEN);
    return { worths: scales.cards(cards), error: skill.cardError };
  }
  const error = skill.bidError;
  const bids = moves.filter((move) => move.type === 'bid');
  if (bids.length > 0) return { worths: scales.bids(bids.map(({ bid }) => bid)), error };
  const trumps = moves.filter((move) => move.type === 'nameTrump');
  if (trumps.length > 0) return { worths: scales.trumps(trumps), error };
  return { worths: scales.declarations(moves.filter((move) => move.type === 'declare')), error: 0 };
}

/**
 * What an opponent of that level does. It decides from the view alone, and always legally.
 * @throws when it is not the seat's turn: that is a bug of the caller.
 */
export function chooseMove(view: PlayerView, level: ThumbLevel, chance: RandomSource): Command {
  const { round, seat } = view;
  const moves = allowed(view.choices);
  const [only] = moves;
  if (only === undefined || round.phase === 'ready')
    throw new Error(`seat ${seat} has no move in phase ${round.phase}`);
  if (moves.length === 1) return only;
  const skill = SKILLS[level];
  const scales = scalesFor(view, round, skill);
  const { worths, error } = weighed(moves, scales, skill);
  return pick(moves, worths, error * scales.unit, skill.tolerance * scales.unit, chance);
}
