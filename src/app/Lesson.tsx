import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { LessonPanel } from '@/features/lesson/LessonPanel.tsx';
import RoundSummary from '@/features/scoreboard/RoundSummary.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame } from '@/store/hooks.ts';
import { type Lesson as LessonOf, createLesson } from '@/store/lesson.ts';
import { BackButton } from '@/ui/BackButton.tsx';
import { browserClock } from '@/platform/clock.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { LOW } from '@/ui/screens.ts';
import { SandboxTable } from './SandboxTable.tsx';
import { useMediaQuery } from '@/ui/use-media-query.ts';
import { useShortcuts } from '@/ui/use-shortcuts.ts';

interface LessonProps {
  readonly onClose: () => void;
}

interface PanelsProps extends LessonProps {
  readonly lesson: LessonOf;
  readonly onAgain: () => void;
}

function TableWithPanels({ lesson, onAgain, onClose }: PanelsProps) {
  const t = useTranslate();
  const step = useStore(lesson.store, (state) => state.step);
  const isLow = useMediaQuery(LOW);
  useShortcuts({ ' ': () => lesson.table.skip() });
  const panel = <LessonPanel lesson={lesson} onAgain={onAgain} onClose={onClose} />;
  return (
    <TableScreen
      narration="round"
      barStart={<BackButton label={t('lesson.close')} onBack={onClose} />}
      barEnd={null}
      center={step === 'over' ? <RoundSummary onNext={null} /> : null}
      dock={
        <>
          {isLow ? null : panel}
          {step === 'bid' ? <BeforePlay /> : null}
        </>
      }
      side={null}
      foot={isLow ? panel : undefined}
    />
  );
}

/** The tutorial on a sandbox table; it can be restarted at any time. */
export function Lesson({ onClose }: LessonProps) {
  const game = useGame();
  const [tries, setTries] = useState(0);
  const lesson = useMemo(
    () =>
      createLesson({
        clock: browserClock,
        randomness: cryptoRandomness,
        pace: () => game.settings.getState(),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each attempt gets a new lesson
    [game, tries],
  );
  return (
    <SandboxTable sandbox={lesson}>
      <TableWithPanels
        key={tries}
        lesson={lesson}
        onAgain={() => setTries(tries + 1)}
        onClose={onClose}
      />
    </SandboxTable>
  );
}
