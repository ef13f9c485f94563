import {
  type Card,
  type PlayerView,
  dealtRound,
  isUnseenByHolder,
  seatAfter,
} from '@/engine/index.ts';
import { type Position, type PositionMove, knownHand } from '@/engine/position/index.ts';
import { gameName } from '@/i18n/game-name.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { playerName } from '@/i18n/player-names.ts';
import type { TableTitle } from '@/store/table/game-history.ts';
import { namesakeOf } from '@/store/namesake.ts';

interface PositionText {
  readonly position: Position;
  /** The view of the position. */
  readonly view: PlayerView;
  readonly title: TableTitle | null;
  /** The address that opens it. */
  readonly address: string;
}

const written = (cards: readonly Card[]): string => cards.join(' ');

/** Bids and declarations in the order in which they were made; '' before the first. */
function bidsLine(t: Translate, { seats, moves, rules }: Position): string {
  const isSide = rules.sides === 'partners';
  const bids = moves.flatMap((move: PositionMove) =>
    move.type === 'bid'
      ? [`${playerName(t, seats[move.seat])} ${choiceName(t, move, { isSide })}`]
      : [],
  );
  return bids.length === 0 ? '' : t('analysis.as.bids', { bids: plainList(t, bids) });
}

/** The tricks so far, each card with who played it. */
function trickLines(t: Translate, { seats }: Position, view: PlayerView): readonly string[] {
  const round = dealtRound(view);
  if (round === null) return [];
  return [...round.taken, round.trick]
    .filter(({ cards }) => cards.length > 0)
    .map(({ leader, cards }, at) =>
      t('analysis.as.trick', {
        trick: at + 1,
        cards: plainList(
          t,
          cards.map((card, place) => {
            const seat = seatAfter(leader, seats.length, place);
            return `${playerName(t, seats[seat])} ${card}`;
          }),
        ),
      }),
    );
}

/** A position as text: what a person needs to judge it, cards in the notation that can be pasted, and its link. */
export function positionText(
  t: Translate,
  { position, view, title, address }: PositionText,
): string {
  const { rules, seats, seat, dealer, index, turned, openCard } = position;
  const round = dealtRound(view);
  const count = round?.handSize ?? 0;
  const shown = turned ?? openCard;
  const trump = round?.trump ?? null;
  // In a forehead round the seat does not see its own card.
  const owners = seats.flatMap((_, owner) =>
    isUnseenByHolder(rules, count) === (owner === seat) ? [] : [owner],
  );
  const hands = owners.filter((owner) => owner === seat || knownHand(position, owner).length > 0);
  const lines = [
    t('analysis.as.round', {
      game: gameName(t, title, namesakeOf(rules)),
      round: index + 1,
      count,
    }),
    `${t('seat.dealer')}: ${playerName(t, seats[dealer])}`,
    `${t('trump.label')}: ${[
      trump === null ? t('trump.unnamed') : t(`trump.${trump}`),
      ...(shown === null ? [] : [`(${shown})`]),
    ].join(' ')}`,
    ...hands.map(
      (owner) => `${playerName(t, seats[owner])}: ${written(knownHand(position, owner))}`,
    ),
    bidsLine(t, position),
    ...trickLines(t, position, view),
    address,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
