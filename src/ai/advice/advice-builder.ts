import {
  type Advice,
  type Card,
  type CardFact,
  type Contrast,
  type Option,
  type PlayerView,
  type Trump,
  UNSEEN,
  type DealtView,
  lowestWins,
} from '../../engine/index.ts';
import { cardFacts, contrastOf, positionFacts } from '../../engine/advice/index.ts';
import type { Choice } from '../choice.ts';
import { decisionRng } from '../decision-rng.ts';
import { chooseMove } from '../heuristic/choose.ts';
import { ADVICE_SEED } from './anytime-advice.ts';
import { isDangerousDiscard } from './dangerous-discard.ts';
import { handFacts } from './hand-facts.ts';
import type { Conclusion } from './verdict.ts';

const SUBJECT = { bid: 'bid', nameTrump: 'trump', play: 'card' } as const;

/** What the determinizations found about a seat's choices. */
interface Findings
  extends Pick<Advice, 'options' | 'best' | 'pointScale' | 'determinizations'>, Conclusion {
  /** The share of determinizations in which a card takes a trick after a choice. */
  readonly trickRate: (choice: number, card: Card) => number;
  /** The trump that the seat would name after a choice; null where it is not clear. */
  readonly naming: (choice: number) => Trump | null;
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

/**
 * The builder of advice on a seat's choices.
 * @throws where there is no choice.
 */
export function adviceBuilder(
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
): AdviceBuilder {
  const { seat } = view;
  const [first] = choices;
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  const cards = choices.flatMap(seenCard);
  // A stand-in for a person's likely choice: that of the heuristic player, without random errors.
  const heuristicChoice = chooseMove(view, 'hard', decisionRng(ADVICE_SEED, view));

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

  function contrast(findings: Findings): Contrast | null {
    const { best, trickRate, naming } = findings;
    if (isDangerousDiscard(view, round, findings, trickRate)) return { kind: 'dangerous-discard' };
    const compared = { ...findings, isLow: lowestWins(view.rules) };
    const found = contrastOf(compared, heuristicChoice, view.choices);
    // A higher bid may pay off by letting the seat name trump.
    return found !== null &&
      'option' in found &&
      naming(best) !== null &&
      naming(found.option) === null
      ? { kind: 'naming', option: found.option }
      : found;
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
        contrast: contrast(findings),
        determinizations,
      };
    },
  };
}
