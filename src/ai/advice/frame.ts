import {
  type Advice,
  type Card,
  type CardFact,
  type Option,
  type PlayerView,
  UNSEEN,
  cardFacts,
  positionFacts,
  type DealtView,
} from '../../engine/index.ts';
import type { Choice } from '../choice.ts';
import { handFacts } from './hand-facts.ts';
import type { Conclusion } from './verdict.ts';

const SUBJECT = { bid: 'bid', nameTrump: 'trump', play: 'card' } as const;

/** What the determinizations found about a seat's choices. */
interface Findings
  extends Pick<Advice, 'options' | 'best' | 'unit' | 'determinizations'>, Conclusion {
  /** The share of determinizations in which a card was worth a trick after the best choice. */
  readonly takes: (card: Card) => number;
}

/** The part of advice that needs no determinizations: its subject, and what is certain. */
export interface Frame {
  /** By choice, what is certain of the card. */
  readonly facts: readonly (readonly CardFact[])[];
  /** The whole advice. */
  complete(findings: Findings): Advice;
}

/**
 * The frame of advice on a seat's choices.
 * @throws where there is no choice.
 */
export function frameOf(view: PlayerView, round: DealtView, choices: readonly Choice[]): Frame {
  const { seat } = view;
  const [first] = choices;
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  const cards = choices.flatMap((choice) =>
    choice.type === 'play' && choice.card !== UNSEEN ? [choice.card] : [],
  );

  function hand(chosen: Option['command'] | undefined, takes: (card: Card) => number) {
    if (chosen?.type === 'play') return [];
    // A hand is described under the trump of the round, or the one that would be named.
    const trump = chosen?.type === 'nameTrump' ? chosen.trump : round.trump;
    return handFacts(view, round, trump, takes, chosen?.type === 'bid' && chosen.bid === 0);
  }

  return {
    facts: cards.length > 0 ? cardFacts(view, round, cards) : choices.map(() => []),
    complete: ({ options, best, unit, determinizations, verdict, reason, takes }) => ({
      about: SUBJECT[first.type],
      seat,
      options,
      best,
      verdict,
      unit,
      hand: hand(options[best]?.command, takes),
      position: [...(reason === null ? [] : [{ kind: reason }]), ...positionFacts(view, round)],
      determinizations,
    }),
  };
}
