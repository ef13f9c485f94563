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
} from '../../engine/index.ts';
import { SKILLS, type Skill, type ThumbLevel } from './levels.ts';
import { bidsBlindNil, partnerBidWorths, partnerTrumpWorths } from '../partners/bid.ts';
import { partnerCardWorths } from '../partners/play.ts';
import { pick } from './pick.ts';
import { USUAL_STAKE, unitOf } from './points.ts';
import type { DealtRound } from './situation.ts';
import { bidWorths, trumpWorths } from './solo-bid.ts';
import { cardWorths } from './solo-play.ts';
import { type Lean, leanOf, contractLeanUnit, leanedBids } from '../style.ts';

/** Somebody who weighs the moves of one phase; the worths are points, in the order of the moves. */
interface Scales {
  readonly bids: (bids: readonly number[]) => readonly number[];
  readonly cards: (cards: readonly Card[]) => number[];
  readonly trumps: (moves: readonly TrumpMove[]) => number[];
  /** Points that a misjudgement of one point means under these rules. */
  readonly unit: number;
}

type TrumpMove = Extract<Command, { type: 'nameTrump' }>;

function soloScales(
  view: PlayerView,
  round: DealtRound,
  skill: Skill,
  formula: Formula,
  lean: Lean,
): Scales {
  const spoiling = Math.max(0, skill.spoiling + lean.spoiling);
  const unit = unitOf(formula, view, round.handSize);
  return {
    bids: (bids) =>
      leanedBids(bids, bidWorths(view, round, skill.memory, formula, bids), lean, unit),
    cards: (cards) => cardWorths(view, round, skill.memory, spoiling, formula, cards),
    trumps: (moves) =>
      trumpWorths(
        view,
        round,
        skill.memory,
        formula,
        moves.map(({ trump }) => trump),
      ),
    unit,
  };
}

/** A nil is no low bid but another contract: no style leans to it or away from it [SP-2]. */
function leanedContracts(
  bids: readonly number[],
  worths: readonly number[],
  lean: Lean,
  scoring: PartnershipScoring,
): readonly number[] {
  const isNil = (worth: number): boolean => bids[worths.indexOf(worth)] === 0;
  if (isNil(Math.max(...worths))) return worths;
  const leaned = leanedBids(bids, worths, lean, contractLeanUnit(scoring));
  return leaned.map((worth, index) => (bids[index] === 0 ? (worths[index] as number) : worth));
}

function partnerScales(
  view: PlayerView,
  round: DealtRound,
  { memory }: Skill,
  scoring: PartnershipScoring,
  lean: Lean,
): Scales {
  return {
    bids: (bids) =>
      leanedContracts(bids, partnerBidWorths(view, round, memory, scoring, bids), lean, scoring),
    cards: (cards) => partnerCardWorths(view, round, memory, scoring, cards, lean.spoiling),
    trumps: (moves) =>
      partnerTrumpWorths(
        view,
        round,
        memory,
        scoring,
        moves.map(({ trump }) => trump),
      ),
    unit: (5 * scoring.perTrick) / USUAL_STAKE,
  };
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
  return { worths: scales.trumps(moves.filter((move) => move.type === 'nameTrump')), error };
}

/** Whether to bid nil blind: the score decides, and no level misjudges that [SP-2]. */
const declared = ({ rules, standing, seat }: PlayerView, { blindNils }: DealtRound): Command => ({
  type: 'declare',
  seat,
  blindNil: bidsBlindNil(rules, standing, seat, blindNils),
});

/**
 * What an opponent of a level does. It decides from the view alone, and always legally.
 * @throws when it is not the seat's turn: that is a bug of the caller.
 */
export function chooseMove(view: PlayerView, level: ThumbLevel, chance: RandomSource): Command {
  const skill = SKILLS[level];
  const { round, seat } = view;
  const moves = allowed(view.choices);
  const [only] = moves;
  if (only === undefined || round.phase === 'ready')
    throw new Error(`seat ${seat} has no move in phase ${round.phase}`);
  if (moves.length === 1) return only;
  const scoring = resolveScoring(view.rules.scoring);
  if (round.phase === 'declare') return declared(view, round);
  const lean = leanOf(view);
  const scales =
    scoring.kind === 'partnership'
      ? partnerScales(view, round, skill, scoring, lean)
      : soloScales(view, round, skill, scoring, lean);
  const { worths, error } = weighed(moves, scales, skill);
  return pick(moves, worths, error * scales.unit, skill.tolerance * scales.unit, chance);
}
