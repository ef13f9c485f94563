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
  hasPartners,
  isSameCommand,
  lowestWins,
  seatsFrom,
} from '../../engine/index.ts';
import {
  CLEAR_POINTS,
  type Compared,
  type IndexedOption,
  againstContrast,
  asShown,
  cardFacts,
  choiceForOthers,
  choicesToCompare,
  drawbackOf,
  forbiddenAmong,
  hookContrast,
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
import { nilTrickOf } from './nil-trick.ts';
import { isDangerousDiscard } from './dangerous-discard.ts';
import { handFacts } from './hand-facts.ts';
import type { TakeRates, TrickRates } from './trick-rates.ts';
import { trickReasonOf } from './trick-reason.ts';
import type { Conclusion } from './verdict.ts';

const SUBJECT = { bid: 'bid', nameTrump: 'trump', play: 'card' } as const;

/** What the determinizations found about a seat's choices. */
export interface Findings
  extends
    Pick<Advice, 'options' | 'best' | 'pointScale' | 'determinizations'>,
    Conclusion,
    TrickRates,
    TakeRates {
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

/** What the determinizations found, and whom the advice is for. */
interface Decision {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly findings: Findings;
  /** The choice that a person would probably make, or did make. */
  readonly likely: Command;
  /** Whether it was made: then it is compared, and no other choice. */
  readonly isMade: boolean;
  /** The choices named as best: several that are equally good, or one. */
  readonly named: readonly number[];
}

/**
 * What a side loses, with the trick that explains it: one that goes to the opponents, who need it for their contract,
 * or one that a seat with a nil takes, or no longer takes.
 */
function withTrick(
  { view, round, findings, named }: Decision,
  loss: LossContrast | null,
): LossContrast | null {
  const isOfCards = findings.options[loss?.option ?? 0]?.command.type === 'play';
  if (loss?.kind === 'nil' && isOfCards) {
    const why = nilTrickOf({ ...findings, named }, loss);
    return why === null ? loss : { ...loss, why };
  }
  // With a nil the player wants no tricks.
  if (loss?.kind !== 'contract' || !loss.isTheirs || round.bids[view.seat] === 0) return loss;
  const why = trickReasonOf(view, round, { ...findings, named }, loss);
  return why === null ? loss : { ...loss, why };
}

/**
 * What others gain by another choice, or the side loses by it; null where nothing shows it.
 * @param ofWhom whether what the side itself loses counts, or only what the opponents gain
 */
function lossContrastWith(
  { view, round, findings, named }: Decision,
  other: IndexedOption | undefined,
  ofWhom: 'all' | 'opponents',
): LossContrast | null {
  if (other === undefined) return null;
  const { best, madeRate, meanOf } = findings;
  const compared = { best, named, other };
  const opponents = seatsFrom(view.seat + 1, view.rules.players).slice(0, -1);
  if (meanOf !== null) return sideContrast(view, round, findings, { ...compared, ofWhom }, meanOf);
  return madeRate === null ? null : againstContrast(compared, opponents, madeRate);
}

/** A smaller share of what a choice costs does not explain it. Set by hand. */
const MIN_OWN_SHARE = 1 / 3;

/** Whether a card is hardly made less often among partners, and costs mostly what it leaves the opponents. */
function isMinor({ findings: { meanOf, options }, named }: Decision, { option }: IndexedOption) {
  const { command, points, cost } = option;
  return (
    meanOf !== null &&
    command.type === 'play' &&
    named.every((index) => {
      const best = options[index] as Option;
      return missesAlike(best, option) && best.points - points < MIN_OWN_SHARE * cost;
    })
  );
}

/** What is against another choice: by its figures, and by what the determinizations found about them. */
function contrastWith(
  decision: Decision,
  compared: Compared,
  other: IndexedOption,
): Contrast | null {
  const { view, round, findings } = decision;
  const { options, pointScale, naming } = findings;
  const { type } = other.option.command;
  const isCheap = !decision.isMade && other.option.cost < CLEAR_POINTS * pointScale;
  // What costs too little to be mentioned is compared by what it leaves the others, unless it is a bid next to the best.
  const isForOthers = isCheap && type !== 'bid';
  const loss = withTrick(
    decision,
    lossContrastWith(decision, other, isForOthers ? 'opponents' : 'all'),
  );
  const named = decision.named.map((index) => options[index] as Option);
  const drawback = isForOthers ? null : drawbackOf(named, other.option, compared);
  if (drawback === null) return loss;
  // A higher bid may pay off by letting the seat name trump.
  if (decision.named.every((each) => naming(each) !== null) && naming(other.index) === null)
    return { kind: 'naming', option: other.index };
  // A bid that costs hardly anything is compared by how often it is made, where the figures show that.
  const isByMake = isCheap && drawback !== 'pay';
  if (loss !== null && isSideContrast(loss) && !isByMake) return loss;
  if (isMinor(decision, other)) return loss;
  const contrast = { kind: drawback, option: other.index };
  const why = trickReasonOf(view, round, { ...findings, named: decision.named }, contrast);
  if (why !== null) return { ...contrast, why };
  // Whose bid is made explains more than points alone, or than a hardly visible difference.
  const explainsLittle =
    type === 'play' &&
    (drawback === 'pay' || named.some((each) => missesAlike(each, other.option)));
  return explainsLittle ? (loss ?? contrast) : contrast;
}

/** Facts about a card that give no reason for playing it. */
const BARE: ReadonlySet<CardFact['kind']> = new Set(['beaten-by', 'discard', 'loses', 'may-ruff']);

/** Whether a contrast names the trick that explains it. */
const isExplained = (contrast: Contrast): boolean => 'why' in contrast;

/**
 * The contrast with the first choice that something speaks against. Where only figures speak for a card, the next
 * choice that a trick speaks against explains more.
 */
function firstContrast(
  decision: Decision,
  compared: Compared,
  choices: readonly IndexedOption[],
): Contrast | null {
  const chosen = compared.options[compared.best];
  const needsReason =
    chosen?.command.type === 'play' && chosen.facts.every(({ kind }) => BARE.has(kind));
  let bare: Contrast | null = null;
  for (const other of choices) {
    const contrast = contrastWith(decision, compared, other);
    if (contrast === null) continue;
    const isByFigures =
      isDrawback(contrast) || contrast.kind === 'contract' || contrast.kind === 'nil';
    if (isExplained(contrast) || (bare === null && !(needsReason && isByFigures))) return contrast;
    bare ??= contrast;
  }
  return bare;
}

/** Why the best choice and not another, with what the determinizations found about it. */
function explanatoryContrast(decision: Decision): Contrast | null {
  const { view, round, findings, named, likely, isMade } = decision;
  const compared = {
    ...findings,
    named,
    isLow: lowestWins(view.rules),
    hasNil: hasPartners(view.rules),
  };
  // A review asks about the choice that was made.
  if (isMade) {
    const index = findings.options.findIndex(({ command }) => isSameCommand(command, likely));
    const made = findings.options[index];
    return made === undefined || index === findings.best
      ? null
      : contrastWith(decision, compared, { option: made, index });
  }
  // Of several discards called equally good, none is the most dangerous.
  if (
    tiedChoices(findings) === null &&
    isDangerousDiscard(view, round, findings, findings.trickRate)
  )
    return { kind: 'dangerous-discard' };
  const byHook = hookContrast(compared, forbiddenAmong(view.choices));
  if (byHook !== null) return byHook;
  return firstContrast(decision, compared, choicesToCompare(compared, likely));
}

/** How often the opponents make their bids after each card; undefined for other choices, and among partners. */
function opponentRates(
  { seat, rules }: PlayerView,
  { options, madeRate }: Findings,
): Advice['opponents'] {
  if (madeRate === null || options[0]?.command.type !== 'play') return undefined;
  return seatsFrom(seat + 1, rules.players)
    .slice(0, -1)
    .map((opponent) => ({
      seat: opponent,
      made: options.map((_, choice) => madeRate(choice, opponent)),
    }));
}

/** Whether two choices have the same figures, as equivalent cards have: then what holds of one explains the other. */
const isEquivalent = (one: Option | undefined, other: Option | undefined): boolean =>
  one?.points === other?.points && one?.others === other?.others && one?.cost === other?.cost;

/** What speaks for the best choice although its points do not: by the loss of the others if nothing else names it. */
function reasonFacts(decision: Decision, contrast: Contrast | null): readonly PositionFact[] {
  const { view, findings } = decision;
  if (findings.reason === null) return [];
  const { options } = findings;
  const { kind, option } = findings.reason;
  if (kind !== 'for-others' && kind !== 'hinders') return [{ kind }];
  // What the contrast says of another choice does not explain why this one is worse.
  const isNamed =
    namesLoss(contrast) &&
    isEquivalent(options[contrast.option], options[option]) &&
    isOpponentsGain(view.rules, view.seat, contrast);
  const bare = isNamed ? null : lossContrastWith(decision, choiceForOthers(findings), 'opponents');
  // One sentence about tricks is enough: two are long.
  const loss = contrast !== null && isExplained(contrast) ? bare : withTrick(decision, bare);
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
      const named = (isMade ? null : tiedChoices(findings)) ?? [best];
      const decision = {
        view,
        round,
        findings: isMade ? findings : asShown(findings),
        likely: heuristicChoice,
        isMade,
        named,
      };
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
        opponents: opponentRates(view, findings),
        determinizations,
      };
    },
  };
}
