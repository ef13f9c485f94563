import {
  type Advice,
  type Card,
  type CardFact,
  type Command,
  type Contrast,
  type LossContrast,
  type Option,
  type PlayerView,
  type PositionFact,
  type Seat,
  type Trump,
  UNSEEN,
  type DealtView,
  isSameCommand,
  lowestWins,
  seatsFrom,
} from '../../engine/index.ts';
import {
  CLEAR_POINTS,
  type IndexedOption,
  againstContrast,
  cardFacts,
  choiceForOthers,
  choiceToCompare,
  contrastOf,
  isDrawback,
  isOpponentsGain,
  isSideContrast,
  missesAlike,
  namesLoss,
  positionFacts,
  tiedChoices,
} from '../../engine/advice/index.ts';
import type { Choice } from '../choice.ts';
import { decisionRng } from '../decision-rng.ts';
import { chooseMove } from '../heuristic/choose-move.ts';
import { ADVICE_SEED } from './anytime-advice.ts';
import type { MeanOf } from './sampled-outcomes.ts';
import { sideContrast } from './side-contrast.ts';
import { isDangerousDiscard } from './dangerous-discard.ts';
import { handFacts } from './hand-facts.ts';
import type { TrickRates } from './trick-rates.ts';
import { trickReasonOf } from './trick-reason.ts';
import type { Conclusion } from './verdict.ts';

const SUBJECT = { bid: 'bid', nameTrump: 'trump', play: 'card' } as const;

/** What the determinizations found about a seat's choices. */
export interface Findings
  extends
    Pick<Advice, 'options' | 'best' | 'pointScale' | 'determinizations'>,
    Conclusion,
    TrickRates {
  /** The trump that the seat would name after a choice; null where it is not clear. */
  readonly naming: (choice: number) => Trump | null;
  /** The share of determinizations in which a seat makes its bid after a choice; null among partners. */
  readonly madeRate: ((choice: number, seat: Seat) => number) | null;
  /** The mean of what a side's outcomes come to; null without partners. */
  readonly meanOf: MeanOf | null;
}

/** Builds the advice on a decision. What is certain is known before any determinizations. */
export interface AdviceBuilder {
  /** By choice, what is certain about its card; empty for other choices. */
  readonly facts: readonly (readonly CardFact[])[];
  /** The advice with what the determinizations found. */
  build(findings: Findings): Advice;
}

/** The card that a choice plays; empty where it is unseen or nothing is played. */
const seenCard = (choice: Choice): readonly Card[] =>
  choice.type === 'play' && choice.card !== UNSEEN ? [choice.card] : [];

const isAbout = (contrast: Contrast, option: number): boolean =>
  'option' in contrast && contrast.option === option;

/** What the determinizations found, and whom the advice is for. */
interface Decision {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly findings: Findings;
  /** The choice that a person would probably make, or did make. */
  readonly likely: Command;
  /** Whether it was made: a contrast with it is then preferred. */
  readonly isMade: boolean;
}

/**
 * What others gain by another choice, or the side loses by it; null where nothing shows it.
 * @param ofWhom whether what the side itself loses counts, or only what the opponents gain
 */
function lossContrastWith(
  { view, round, findings, isMade }: Decision,
  other: IndexedOption | undefined,
  ofWhom: 'all' | 'opponents',
): LossContrast | null {
  if (other === undefined) return null;
  const { best, madeRate, meanOf } = findings;
  const named = (isMade ? null : tiedChoices(findings)) ?? [best];
  const compared = { best, named, other };
  const opponents = seatsFrom(view.seat + 1, view.rules.players).slice(0, -1);
  if (meanOf !== null) return sideContrast(view, round, findings, { ...compared, ofWhom }, meanOf);
  return madeRate === null ? null : againstContrast(compared, opponents, madeRate);
}

/** Why the best choice and not another, with what the determinizations found about it. */
function explanatoryContrast(decision: Decision): Contrast | null {
  const { view, round, findings, likely, isMade } = decision;
  const { options, best, pointScale, trickRate, naming } = findings;
  // Of several discards called equally good, none is the most dangerous; a review asks about the choice that was made.
  const isSingle = !isMade && tiedChoices(findings) === null;
  if (isSingle && isDangerousDiscard(view, round, findings, trickRate))
    return { kind: 'dangerous-discard' };
  const compared = { ...findings, isLow: lowestWins(view.rules) };
  const contrast = contrastOf(compared, likely, view.choices);
  const rival = choiceToCompare(findings, likely);
  // A choice that costs too little to be mentioned is compared by what it leaves the others.
  const isCheap = rival !== undefined && rival.option.cost < CLEAR_POINTS * pointScale;
  const loss = lossContrastWith(decision, rival, isCheap ? 'opponents' : 'all');
  if (contrast === null) return loss;
  const made = isMade ? options.findIndex(({ command }) => isSameCommand(command, likely)) : -1;
  if (made >= 0 && !isAbout(contrast, made) && loss !== null && isAbout(loss, made)) return loss;
  if (!isDrawback(contrast)) return contrast;
  // A higher bid may pay off by letting the seat name trump.
  if (naming(best) !== null && naming(contrast.option) === null)
    return { kind: 'naming', option: contrast.option };
  // A bid that is made clearly more often is contrasted first: its figure alone would speak for it.
  const isSideLoss = loss !== null && isSideContrast(loss);
  if (isSideLoss && (view.round.phase !== 'bid' || isAbout(loss, contrast.option))) return loss;
  const why = trickReasonOf(view, round, findings, contrast);
  if (why !== null) return { ...contrast, why };
  // Whose bid is made explains more than points alone, or than a hardly visible difference.
  const [chosen, other] = [options[best], options[contrast.option]];
  const isCard = chosen?.command.type === 'play' && other !== undefined;
  const explainsLittle = isCard && (contrast.kind === 'pay' || missesAlike(chosen, other));
  return explainsLittle && !isSideLoss ? (loss ?? contrast) : contrast;
}

/** What speaks for the best choice although its points do not: by the loss of the others if nothing else names it. */
function reasonFacts(decision: Decision, contrast: Contrast | null): readonly PositionFact[] {
  const { view, findings } = decision;
  if (findings.reason === null) return [];
  const { kind } = findings.reason;
  if (kind !== 'for-others' && kind !== 'hinders') return [{ kind }];
  const isNamed = namesLoss(contrast) && isOpponentsGain(view.rules, view.seat, contrast);
  const loss = isNamed ? null : lossContrastWith(decision, choiceForOthers(findings), 'opponents');
  return [loss === null ? { kind } : { kind, contrast: loss }];
}

/**
 * The builder of advice on a seat's choices.
 * @param against the choice to contrast the best one with; a person's likely choice by default.
 * @throws where there is no choice.
 */
export function adviceBuilder(
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
  against?: Command,
): AdviceBuilder {
  const { seat } = view;
  const [first] = choices;
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  const cards = choices.flatMap(seenCard);
  // A stand-in for a person's likely choice: that of the heuristic player, without random errors.
  const heuristicChoice = against ?? chooseMove(view, 'hard', decisionRng(ADVICE_SEED, view));

  function hand(chosen: Option['command'] | undefined, { best, trickRate, naming }: Findings) {
    if (chosen === undefined || chosen.type === 'play') return [];
    // A hand is described under the trump of the round, or the one that would be named.
    const trump = chosen.type === 'nameTrump' ? chosen.trump : round.trump;
    const bid = chosen.type === 'bid' ? chosen.bid : null;
    return handFacts(view, round, {
      trump,
      naming: naming(best),
      bid,
      trickRate: (card) => trickRate(best, card),
    });
  }

  return {
    facts: cards.length > 0 ? cardFacts(view, round, cards) : choices.map(() => []),
    build(findings) {
      const { options, best, pointScale, determinizations, verdict } = findings;
      const isMade = against !== undefined;
      const decision = { view, round, findings, likely: heuristicChoice, isMade };
      const contrast = explanatoryContrast(decision);
      return {
        about: SUBJECT[first.type],
        seat,
        options,
        best,
        verdict,
        pointScale,
        hand: hand(options[best]?.command, findings),
        position: [...reasonFacts(decision, contrast), ...positionFacts(view, round)],
        contrast,
        determinizations,
      };
    },
  };
}
