import { Fragment } from 'react';
import { type RuleSet, type SeatInfo, hasPartners } from '@/engine/index.ts';
import type { PositionMove } from '@/engine/position/index.ts';
import { type NameCard, seenAndHeard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';

/** The rules and players of a position. */
interface Game {
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
}

/** A move and the player who made it, in words. */
function moveText(
  t: Translate,
  { rules, seats }: Game,
  move: PositionMove,
  nameCard: NameCard,
): string {
  const name = playerName(t, seats[move.seat]);
  if (move.type === 'sealed') return name;
  const choice = choiceName(t, move, { isSide: hasPartners(rules), nameCard });
  return t('analysis.line.move', { name, choice });
}

interface MoveListProps {
  readonly game: Game;
  readonly moves: readonly PositionMove[];
}

/** Moves and their players in words, in order; each keeps its own direction among Arabic ones. */
export function MoveList({ game, moves }: MoveListProps) {
  const t = useTranslate();
  return moves.map((move, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a move is identified by its place
    <Fragment key={at}>
      {at === 0 ? null : ' · '}
      <bdi>
        <SeenAndHeard {...seenAndHeard((nameCard) => moveText(t, game, move, nameCard))} />
      </bdi>
    </Fragment>
  ));
}
