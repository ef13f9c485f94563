import {
  type Advice,
  type Card,
  type CardFact,
  type Command,
  type Contrast,
  type Option,
  type PlayerView,
  type Seat,
  type Trump,
  UNSEEN,
  type DealtView,
  isSameCommand,
  lowestWins,
  seatsFrom,
} from '../../engine/index.ts';
import {
  againstContrast,
  cardFacts,
  contrastOf,
  isDrawback,
  missesAlike,
  positionFacts,
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
interface Findings
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

/**
 * Why the best choice and not another, with what the determinizations found about it.
 * @param likely the choice that a person would probably make, or did make
 * @param isMade whether it was made: a contrast with it is then preferred
 */
function explanatoryContrast(
  view: PlayerView,
  round: DealtView,
  findings: Findings,
  { likely, isMade }: { readonly likely: Command; readonly isMade: boolean },
): Contrast | null {
  const { options, best, trickRate, naming, madeRate, meanOf } = findings;
  if (isDangerousDiscard(view, round, findings, trickRate)) return { kind: 'dangerous-discard' };
  const compared = { ...findings, isLow: lowestWins(view.rules) };
  const contrast = contrastOf(compared, likely, view.choices);
  const opponents = seatsFrom(view.seat + 1, view.rules.players).slice(0, -1);
  // Where the lowest total wins, more points are worse, so the reason is not explained this way.
  const explained = compared.isLow ? { ...findings, reason: null } : findings;
  const against =
    madeRate === null ? null : againstContrast(explained, likely, opponents, madeRate);
  const ofSide = meanOf === null ? null : sideContrast(view, round, explained, likely, meanOf);
  if (contrast === null) return ofSide ?? against;
  const made = isMade ? options.findIndex(({ command }) => isSameCommand(command, likely)) : -1;
  if (made >= 0 && !isAbout(contrast, made)) {
    const ofMade = [ofSide, against].find((each) => each !== null && isAbout(each, made));
    if (ofMade != null) return ofMade;
  }
  if (!isDrawback(contrast)) return contrast;
  // A higher bid may pay off by letting the seat name trump.
  if (naming(best) !== null && naming(contrast.option) === null)
    return { kind: 'naming', option: contrast.option };
  // A bid that is made clearly more often is contrasted first: its figure alone would speak for it.
  if (ofSide !== null && (view.round.phase !== 'bid' || isAbout(ofSide, contrast.option)))
    return ofSide;
  const why = trickReasonOf(view, round, findings, contrast);
  if (why !== null) return { ...contrast, why };
  // Whose bid is made explains more than points alone, or than a hardly visible difference.
  const [chosen, other] = [options[best], options[contrast.option]];
  const isCard = chosen?.command.type === 'play' && other !== undefined;
  const explainsLittle = isCard && (contrast.kind === 'pay' || missesAlike(chosen, other));
  return explainsLittle ? (against ?? contrast) : contrast;
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
      const { options, best, pointScale, determinizations, verdict, reason } = findings;
      return {
        about: SUBJECT[first.type],
        seat,
        options,
        best,
        verdict,
        pointScale,
        hand: hand(options[best]?.command, findings),
        position: [...(reason === null ? [] : [{ kind: reason }]), ...positionFacts(view, round)],
        contrast: explanatoryContrast(view, round, findings, {
          likely: heuristicChoice,
          isMade: against !== undefined,
        }),
        determinizations,
      };
    },
  };
}
