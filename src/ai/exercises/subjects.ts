import {
  type Advice,
  type Card,
  type CardFact,
  type Command,
  type DealtView,
  type Option,
  type PlayerView,
  UNSEEN,
  allowed,
  arePartners,
  dealtRound,
  hasPartners,
  ledSuit,
  suitOf,
  trumpSuitOf,
} from '../../engine/index.ts';
import { promotedCards, sureTrumps } from '../../engine/advice/index.ts';
import type { Subject } from '../../engine/exercise/index.ts';
import { MAX_NIL_TRUMPS } from '../partners/bid.ts';

/** A position before any advice, as its player sees it. */
export interface ExercisePosition {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly hand: readonly Card[];
  readonly legal: readonly Command[];
}

/** The position of a view whose seat has a choice; else null. On the forehead the hand is empty. */
export function exercisePosition(view: PlayerView): ExercisePosition | null {
  const round = dealtRound(view);
  const hand = round?.hands[view.seat];
  const legal = allowed(view.choices);
  if (round === null || hand === undefined || legal.length < 2) return null;
  return { view, round, hand: hand.kind === 'seen' ? hand.cards : [], legal };
}

interface Conditions {
  /** Whether the position can be about the subject. */
  readonly position: (position: ExercisePosition) => boolean;
  /** Whether the best choice is about the subject. */
  readonly best: (position: ExercisePosition, best: Option, advice: Advice) => boolean;
}

const cardsOf = (legal: readonly Command[]): Card[] =>
  legal.flatMap((each) => (each.type === 'play' && each.card !== UNSEEN ? [each.card] : []));

const isCardTurn = ({ round, legal }: ExercisePosition): boolean =>
  round.phase === 'play' && legal[0]?.type === 'play';

const has = ({ facts }: Option, ...kinds: readonly CardFact['kind'][]): boolean =>
  facts.some(({ kind }) => kinds.includes(kind));

/** The tricks that the seat's bid still needs; those of the contract where it is partners that bid, unless the seat bid nil. */
const tricksNeeded = ({ round, view }: ExercisePosition): number => {
  const { rules, seat } = view;
  const isNil = hasPartners(rules) && round.bids[seat] === 0;
  return round.bids.reduce((needed: number, bid, each) => {
    const counts = each === seat || (!isNil && arePartners(rules, seat, each));
    return counts && typeof bid === 'number' ? needed + bid - (round.tricks[each] ?? 0) : needed;
  }, 0);
};

/** Whether the seat's bid is missed for certain: too many tricks, or too few cards left. */
export const isSunk = (position: ExercisePosition): boolean => {
  const needed = tricksNeeded(position);
  return needed < 0 || needed > position.hand.length;
};

const isBidTurn = ({ legal }: ExercisePosition): boolean => legal[0]?.type === 'bid';

const isAce = (card: Card): boolean => card.startsWith('A');

const isHigh = (card: Card): boolean => 'QKA'.includes(card.charAt(0));

const isLead = (position: ExercisePosition): boolean =>
  isCardTurn(position) && position.round.trick.cards.length === 0;

/** If make probabilities differ by less than this, the bid is as good as decided. */
const DECIDED = 0.05;

/** A nil at least this likely to hold is worth considering. */
const TEMPTING = 0.2;

/** Whether a nil is worth considering: with few trumps, and no high ones. */
const isNilHand = ({ hand, round }: ExercisePosition): boolean => {
  const trumps = hand.filter((card) => suitOf(card) === trumpSuitOf(round.trump));
  return trumps.length <= MAX_NIL_TRUMPS && !trumps.some(isHigh);
};

/** The conditions of each subject, besides one clearly best answer. */
export const CONDITIONS: Readonly<Record<Subject, Conditions>> = {
  /** Follow suit with one of several cards, holding others besides: which? */
  follow: {
    position: (position) => {
      const { round, hand, legal } = position;
      const led = ledSuit(round.trick);
      const cards = cardsOf(legal);
      return (
        isCardTurn(position) &&
        led !== null &&
        cards.length >= 3 &&
        cards.length < hand.length &&
        cards.every((card) => suitOf(card) === led)
      );
    },
    best: () => true,
  },
  /** Void in the suit led: ruff or discard? */
  ruff: {
    position: (position) => {
      const { round, legal } = position;
      const led = ledSuit(round.trick);
      const trump = trumpSuitOf(round.trump);
      const cards = cardsOf(legal);
      return (
        isCardTurn(position) &&
        led !== null &&
        trump !== null &&
        trump !== led &&
        cards.every((card) => suitOf(card) !== led) &&
        cards.some((card) => suitOf(card) === trump) &&
        cards.some((card) => suitOf(card) !== trump)
      );
    },
    best: (_, best) => has(best, 'ruff', 'overruff', 'discard'),
  },
  /** No more tricks are wanted, and one could be taken. */
  dodge: {
    position: (position) => isCardTurn(position) && tricksNeeded(position) === 0,
    best: (_, __, { options }) => options.some((option) => !has(option, 'loses')),
  },
  /** A trump below the ace wins for certain: all higher ones have been played. */
  count: {
    position: (position) => {
      const { view, round } = position;
      const sure = sureTrumps(view, round, round.trump);
      return (
        isCardTurn(position) &&
        tricksNeeded(position) > 0 &&
        cardsOf(position.legal).some((card) => sure.includes(card) && !isAce(card)) &&
        round.taken.some(({ cards }) =>
          cards.some((card) => suitOf(card) === trumpSuitOf(round.trump)),
        )
      );
    },
    best: () => true,
  },
  /** The hook bars the last bidder from the bid that would come out even; see `isHooked` in the proof. */
  hook: {
    position: (position) =>
      isBidTurn(position) &&
      position.view.choices.some(({ refusal }) => refusal?.kind === 'hook') &&
      position.round.bids.every((bid, seat) => seat === position.view.seat || bid !== null),
    best: () => true,
  },
  /** Zero is right despite a high card, or wrong without an ace. */
  zero: {
    position: (position) =>
      isBidTurn(position) &&
      position.round.handSize >= 3 &&
      position.legal.some((each) => each.type === 'bid' && each.bid === 0),
    best: ({ hand }, { command }) => {
      if (command.type !== 'bid') return false;
      return command.bid === 0 ? hand.some(isHigh) : !hand.some(isAce);
    },
  },
  /** Lead to a trick. */
  lead: {
    position: (position) => isLead(position) && !hasPartners(position.view.rules),
    best: () => true,
  },
  /** A plain card below the ace is the highest of its suit left: the others have been played. */
  suit: {
    position: (position) =>
      isCardTurn(position) &&
      tricksNeeded(position) > 0 &&
      promotedCards(position.view, position.round).some((card) =>
        cardsOf(position.legal).includes(card),
      ),
    best: () => true,
  },
  /** Two or three cards left of four or more. */
  last: {
    position: (position) =>
      isCardTurn(position) && position.hand.length <= 3 && position.round.handSize >= 4,
    best: () => true,
  },
  /** The player's own bid is as good as decided: the choice is about the others' bids. */
  spoil: {
    position: (position) => isCardTurn(position) && !hasPartners(position.view.rules),
    best: (_, __, { options }) => {
      const makes = options.map(({ make }) => make);
      return Math.max(...makes) - Math.min(...makes) < DECIDED;
    },
  },
  /** Bid without hearing the others. */
  sealed: {
    position: (position) => isBidTurn(position) && position.view.rules.bidding === 'sealed',
    best: () => true,
  },
  /** Bid on a card that everybody else sees. */
  forehead: {
    position: (position) => isBidTurn(position) && position.hand.length === 0,
    best: () => true,
  },
  /** Name trump after the highest bid. */
  trump: { position: ({ legal }) => legal[0]?.type === 'nameTrump', best: () => true },
  /** Bid nil, keep it, protect the partner's, or break an opponent's. */
  nil: {
    position: (position) =>
      hasPartners(position.view.rules) &&
      ((isBidTurn(position) && isNilHand(position)) ||
        (isCardTurn(position) &&
          position.round.bids.some((bid, seat) => bid === 0 && position.round.tricks[seat] === 0))),
    best: (_, { command }, { options }) =>
      command.type !== 'bid' ||
      options.some(
        (option) =>
          option.command.type === 'bid' && option.command.bid === 0 && option.make > TEMPTING,
      ),
  },
};
