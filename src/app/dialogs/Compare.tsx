import { useMemo, useState } from 'react';
import type { GameRecord, Level } from '@/engine/index.ts';
import { CompareDialog } from '@/features/compare/CompareDialog.tsx';
import { ComparedGames } from '@/features/compare/ComparedGames.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { rememberedStandIns, savedStandIns, temporaryStandIns } from '@/storage/stand-ins.ts';
import type { Day } from '@/store/day.ts';
import { useGame } from '@/store/hooks.ts';
import type { StandInRepository } from '@/store/ports/stand-ins.ts';
import { reviewedGame } from '@/store/games/review.ts';
import { type GameStory, storyOf } from '@/store/games/story.ts';
import { withName } from '../player-name.ts';
import { expertAt } from './stand-ins.ts';
import { useStandIn } from './use-stand-in.ts';
import { type ViewedGame, unsavedGame } from '../viewed-game.ts';

/** A game to be compared, up to the rounds that are shown as over. */
interface ComparedGame {
  /** null if it is not kept here. */
  readonly id: string | null;
  readonly record: GameRecord;
  /** The date of a daily deal; null for any other game. */
  readonly day: Day | null;
  /** How many rounds are shown as over. */
  readonly rounds: number;
  readonly isGameOver: boolean;
}

/** The games of stand-ins: those at a daily deal are the expert's game of that day. */
function repositoryOf({ id, record: { header }, day }: ComparedGame, level: Level) {
  if (day !== null && level === 'expert') return expertAt(day);
  return id === null ? temporaryStandIns() : rememberedStandIns(savedStandIns({ id, header }));
}

interface WithLevelProps {
  readonly game: ComparedGame;
  readonly own: GameStory;
  readonly level: Level;
  readonly onWatch: ((game: ViewedGame) => void) | undefined;
}

/** Plays a level's game, and shows it next to the player's. */
function WithLevel({ game, own, level, onWatch }: WithLevelProps) {
  const t = useTranslate();
  const { header } = game.record;
  const [games] = useState<StandInRepository>(() => repositoryOf(game, level));
  const [request] = useState({ header, level, rounds: game.isGameOver ? null : game.rounds });
  const { record, status, pause, resume } = useStandIn(games, request);
  const story = useMemo(() => storyOf(record), [record]);
  return (
    <ComparedGames
      own={own}
      level={level}
      other={{ story, status }}
      onPause={pause}
      onResume={resume}
      onWatch={
        onWatch === undefined
          ? null
          : () => onWatch(unsavedGame(withName(record, t(`level.${level}`))))
      }
    />
  );
}

/** The story of a game up to the end of a round, as if it had ended there. */
function storyUpTo({ record, rounds }: ComparedGame): GameStory {
  const story = storyOf(record);
  const seen = story.rounds.slice(0, rounds);
  const last = seen.at(-1);
  return { ...story, rounds: seen, total: last?.total ?? 0, place: last?.place ?? 1 };
}

interface CompareProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onWatch?: (game: ViewedGame) => void;
}

/** The level that was chosen last; a replay returns to it. */
let lastLevel: Level = 'expert';

/** Compares a game; its rounds must not change while it is open. */
function Comparison({ game: current, ...props }: CompareProps & { readonly game: ComparedGame }) {
  const [game] = useState(current);
  const own = useMemo(() => storyUpTo(game), [game]);
  const [level, setLevel] = useState(lastLevel);
  const { open, onClose, onWatch } = props;

  function choose(chosen: Level): void {
    lastLevel = chosen;
    setLevel(chosen);
  }

  return (
    <CompareDialog
      open={open}
      onClose={onClose}
      isOwn={own.name === ''}
      level={level}
      onLevel={choose}
    >
      <WithLevel key={level} game={game} own={own} level={level} onWatch={onWatch} />
    </CompareDialog>
  );
}

/** The game on the table, compared. */
function CompareTable(props: CompareProps) {
  const { table } = useGame();
  const { past, round } = table.store.getState().view;
  const { origin } = table.note();
  const game = {
    id: table.id(),
    record: table.record(),
    day: origin?.kind === 'daily' ? origin.date : null,
    rounds: past.length,
    isGameOver: round.phase === 'over',
  };
  return <Comparison game={game} {...props} />;
}

/** A finished game from elsewhere, compared. */
function CompareViewed({ game, ...props }: CompareProps & { readonly game: ViewedGame }) {
  const { id, record } = game;
  const compared = useMemo(() => {
    const { past } = reviewedGame(id, record);
    return { id, record, day: null, rounds: past.length, isGameOver: true };
  }, [id, record]);
  return <Comparison game={compared} {...props} />;
}

/** Compares a game with other levels (null: the one on the table). */
export function Compare({ game, ...props }: CompareProps & { readonly game: ViewedGame | null }) {
  return game === null ? <CompareTable {...props} /> : <CompareViewed game={game} {...props} />;
}
