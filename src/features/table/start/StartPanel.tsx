import { type ReactNode, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { BigStepButton } from '@/ui/BigStepButton.tsx';
import { Button } from '@/ui/Button.tsx';
import { useIdleFocus } from '@/ui/focus.ts';
import { readyText } from './ready-text.ts';
import styles from './StartPanel.module.css';
import { useGameName } from '../use-game-name.ts';

interface StartPanelProps {
  readonly onNewGame: () => void;
  readonly onDaily: () => void;
  readonly onLesson: () => void;
  /** A button after *Deal*, whose place is reserved. */
  readonly children: ReactNode;
}

/** The panel before the first deal. */
export function StartPanel({ onNewGame, onDaily, onLesson, children }: StartPanelProps) {
  const t = useTranslate();
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const name = useGameName();
  const deal = useRef<HTMLButtonElement>(null);
  useIdleFocus(deal);
  return (
    <section className={styles.start} aria-labelledby="start-title">
      {/* Left to right: the exclamation mark belongs at the end in every language. */}
      <h2 id="start-title" className={styles.title} dir="auto">
        {t('app.title')}
      </h2>
      <p className={styles.game}>{name}</p>
      <p className={styles.text}>{readyText(t, view)}</p>
      <div className={styles.actions}>
        <BigStepButton
          ref={deal}
          variant="primary"
          size="lg"
          onClick={() => table.act({ type: 'deal' })}
        >
          {t('table.deal')}
        </BigStepButton>
        <div className={styles.second}>{children}</div>
        <Button variant="quiet" onClick={onNewGame}>
          {t('menu.newGame')}
        </Button>
        <Button variant="quiet" onClick={onDaily}>
          {t('menu.daily')}
        </Button>
        <Button variant="quiet" onClick={onLesson}>
          {t('menu.lesson')}
        </Button>
      </div>
    </section>
  );
}
