import type { GameRecord, Header } from '@/engine/index.ts';
import DailyDialog from '@/features/daily/DailyDialog.tsx';
import { Comparison } from '@/features/share/Comparison.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { isKeptForLater } from '@/store/games/kept.ts';
import { type Shareable, isAided } from '@/store/games/shareable.ts';
import { yieldToMain } from '@/platform/yield-to-main.ts';
import { dailyRepository } from '@/storage/daily.ts';
import { savedDocuments } from '../saved-games.ts';
import { type ViewedGame, unsavedGame } from '../viewed-game.ts';
import { useExpert } from './use-expert.ts';
import { withName } from '../player-name.ts';

const REPOSITORY = dailyRepository(savedDocuments, yieldToMain);

interface DailyProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The day to show first; null: today, or the day of the game on the table. */
  readonly day: Day | null;
  readonly onPlay: (header: Header, origin: Origin) => void;
  readonly onResume: (id: string) => void;
  readonly onWatch: (game: ViewedGame, day: Day) => void;
  readonly onShare: (shared: Shareable) => void;
}

interface ResultProps extends Pick<DailyProps, 'onWatch' | 'onShare'> {
  readonly day: Day;
  readonly record: GameRecord;
  readonly aided: boolean;
}

/** The result of a day, compared with the expert's. */
function Result({ day, record, aided, onWatch, onShare }: ResultProps) {
  const t = useTranslate();
  const expert = useExpert(day);
  return (
    <Comparison
      own={record}
      expert={typeof expert === 'string' ? expert : withName(expert, t('daily.expert'))}
      onWatch={(watched) => onWatch(unsavedGame(watched), day)}
      onShare={() => onShare({ record, aided, day, name: null })}
    />
  );
}

/** Connects the *Daily deal* dialog. */
export function Daily({
  open,
  onClose,
  day: first,
  onPlay,
  onResume,
  onWatch,
  onShare,
}: DailyProps) {
  const { table } = useGame();
  const phase = useTable(({ view }) => view.round.phase);
  const note = table.note();
  const { origin } = note;
  const record = table.record();
  const isGameOver = phase === 'over';
  const day = origin?.kind === 'daily' ? origin.date : null;

  function play(wanted: Day, rated: boolean): void {
    onPlay(dailyHeader(wanted), { kind: 'daily', date: wanted, rated });
  }

  return (
    <DailyDialog
      open={open}
      onClose={onClose}
      now={Date.now}
      first={first}
      repository={REPOSITORY}
      played={isGameOver && day !== null ? { day, record } : null}
      unfinished={!isGameOver && isKeptForLater(record) ? note.id : null}
      onPlay={play}
      onResume={onResume}
      renderResult={(shown, game) => (
        <Result
          day={shown}
          record={game}
          aided={game === record && isAided(note)}
          onWatch={onWatch}
          onShare={onShare}
        />
      )}
    />
  );
}
