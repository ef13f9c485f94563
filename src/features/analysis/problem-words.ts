import type { Rejection, Seat } from '@/engine/index.ts';
import type { Position, PositionProblem } from '@/engine/position/index.ts';
import { type NameCard, type SeenAndHeard, seenAndHeard } from '@/i18n/card-names.ts';
import { asSentence } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import type { CardTextProblem } from '@/store/card-text.ts';
import type { MovesProblem } from '@/store/analysis/position-moves.ts';

type Seats = Pick<Position, 'seats' | 'seat'>;

/** Why the rules refuse a move, in words about whoever made it. */
function reasonFor(t: Translate, rejection: Rejection, nameCard: NameCard): string {
  switch (rejection.kind) {
    case 'must-follow':
    case 'trump-not-broken':
    case 'trump-last':
    case 'must-trump':
      return t(`analysis.refused.${rejection.kind}`, { suit: t(`suit.${rejection.suit}`) });
    case 'must-head':
      return t('analysis.refused.must-head', { card: nameCard(t, rejection.over) });
    case 'hook':
      return t('analysis.refused.hook', rejection);
    case 'zero-limit':
      return t('analysis.refused.zero-limit', rejection);
    case 'bid-out-of-range':
      return t('analysis.refused.bid-out-of-range', rejection);
    case 'not-your-turn':
      return t('analysis.refused.not-your-turn');
    default:
      return t('analysis.refused.other');
  }
}

/** Why cards as text are refused. */
export const cardTextWords = (t: Translate, problem: CardTextProblem): SeenAndHeard =>
  seenAndHeard((nameCard) =>
    problem.kind === 'twice'
      ? asSentence(t('analysis.problem.card-twice', { card: nameCard(t, problem.card) }))
      : t('analysis.text.refused', { text: problem.word }),
  );

/** The heading of a hand: the viewer's, or a name. */
export const handName = (t: Translate, { seats, seat }: Seats, owner: Seat): string =>
  owner === seat ? t('analysis.hand') : playerName(t, seats[owner]);

/** How many cards a hand lacks, or has too many. */
function handWords(
  t: Translate,
  position: Seats,
  { seat, expected, found }: Extract<PositionProblem, { kind: 'hand-size' }>,
): string {
  const hand = handName(t, position, seat);
  return found < expected
    ? t('analysis.problem.few', { hand, count: expected - found })
    : t('analysis.problem.many', { hand, count: expected });
}

/** Why a position is impossible, with cards as `nameCard` names them. */
function problemText(
  t: Translate,
  position: Seats,
  problem: PositionProblem,
  nameCard: NameCard,
): string {
  switch (problem.kind) {
    case 'turned-missing':
    case 'open-missing':
    case 'no-deal-fits':
      return t(`analysis.problem.${problem.kind}`);
    case 'card-twice':
    case 'foreign-card':
      return asSentence(t(`analysis.problem.${problem.kind}`, { card: nameCard(t, problem.card) }));
    case 'hand-size':
      return handWords(t, position, problem);
    case 'move': {
      const { move, rejection, held } = problem;
      const reason = reasonFor(t, rejection, nameCard);
      const name = playerName(t, position.seats[move.seat]);
      return held === null
        ? t('analysis.problem.move', { name, reason })
        : t('analysis.problem.held', { name, reason, held: nameCard(t, held) });
    }
    case 'totals':
      return t('number.whole');
    case 'rules':
    case 'seat':
    case 'round':
    case 'past':
    case 'turned-not-used':
    case 'open-not-used':
    case 'sealed-unknown':
      return t('analysis.problem.other');
  }
}

/** Why a position is impossible, in words. */
export const problemWords = (
  t: Translate,
  position: Seats,
  problem: PositionProblem,
): SeenAndHeard => seenAndHeard((nameCard) => problemText(t, position, problem, nameCard));

/** Why a text of bids and cards is refused, in words. */
export const movesWords = (
  t: Translate,
  position: Seats,
  { word, problem }: MovesProblem,
): SeenAndHeard =>
  seenAndHeard((nameCard) =>
    t('analysis.moves.refused', {
      text: word,
      reason:
        problem === null
          ? t('analysis.moves.unknown')
          : problemText(t, position, problem, nameCard),
    }),
  );
