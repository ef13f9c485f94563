import { useId, useRef, useState } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting, useTable } from '@/store/hooks.ts';
import { type GameSetup, PLAYER_COUNTS } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import { Choice } from '@/ui/Choice.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { HandSizes } from './HandSizes.tsx';
import { Levels } from './Levels.tsx';
import styles from './NewGameDialog.module.css';
import { ScoringChoice } from './ScoringChoice.tsx';

/** Whether there is a game that a new one would end. */
const isUnderWay = ({ round, past }: PlayerView): boolean =>
  round.phase !== 'over' && (round.phase !== 'ready' || past.length > 0);

interface NewGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onStart: (setup: GameSetup) => void;
}

/** All that is chosen before a game. It opens as the last game was chosen, ready to start. */
export default function NewGameDialog({ open, onClose, onStart }: NewGameDialogProps) {
  const t = useTranslate();
  const { settings } = useGame();
  const kept = useSetting(({ setup }) => setup);
  const view = useTable((state) => state.view);
  const [draft, setDraft] = useState<GameSetup | null>(null);
  const form = useId();
  const startButton = useRef<HTMLButtonElement>(null);
  const setup = draft ?? kept;
  const change = (changed: Partial<GameSetup>): void => setDraft({ ...setup, ...changed });

  function close(): void {
    setDraft(null);
    onClose();
  }

  function start(): void {
    settings.setState({ setup: { ...setup, levels: [...setup.levels] } });
    setDraft(null);
    onStart(setup);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('setup.title')}
      description={
        isUnderWay(view)
          ? t('setup.gaveUp', { round: view.round.index + 1, rounds: view.schedule.length })
          : undefined
      }
      initialFocus={startButton}
      sheet
      size="lg"
      actions={
        <Button
          ref={startButton}
          className={styles.start}
          variant="primary"
          type="submit"
          form={form}
        >
          {t('setup.start')}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className={styles.part}>
          <Choice
            legend={t('setup.players')}
            value={setup.players}
            options={PLAYER_COUNTS.map((count) => ({ value: count, label: count }))}
            onChange={(players) => change({ players })}
          />
          <HandSizes setup={setup} />
        </div>
        <Levels setup={setup} onChange={(levels) => change({ levels })} />
        <ScoringChoice value={setup.scoring} onChange={(scoring) => change({ scoring })} />
      </form>
    </Dialog>
  );
}
