import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { hasPartners, targetOf } from '@/engine/index.ts';
import { gameName } from '@/i18n/game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { presetOf } from '@/store/preset-of.ts';
import { BigStepButton } from '@/ui/BigStepButton.tsx';
import { Button } from '@/ui/Button.tsx';
import styles from './StartPanel.module.css';

interface StartPanelProps {
  readonly onNewGame: () => void;
  readonly onDaily: () => void;
  readonly onLesson: () => void;
  /** Below the buttons. */
  readonly children: ReactNode;
}

/** The panel before the first deal. */
export function StartPanel({ onNewGame, onDaily, onLesson, children }: StartPanelProps) {
  const t = useTranslate();
  const { table } = useGame();
  const rounds = useTable((state) => state.view.schedule.length);
  const rules = useTable((state) => state.view.rules);
  const { players } = rules;
  const target = targetOf(rules);
  const title = useTable((state) => state.title);
  const preset = useMemo(() => presetOf(rules), [rules]);
  const deal = useRef<HTMLButtonElement>(null);
  useEffect(() => deal.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.start} aria-labelledby="start-title">
      {/* Left to right: the exclamation mark belongs at the end in every language. */}
      <h2 id="start-title" className={styles.title} dir="auto">
        {t('app.title')}
      </h2>
      <p className={styles.game}>{gameName(t, title, preset)}</p>
      <p className={styles.text}>
        {target === null
          ? t('table.ready', { rounds, players })
          : hasPartners(rules)
            ? t('table.readyPartners', { points: target })
            : t('table.readyTarget', { points: target, players })}
      </p>
      <div className={styles.actions}>
        <BigStepButton
          ref={deal}
          variant="primary"
          size="lg"
          onClick={() => table.act({ type: 'deal' })}
        >
          {t('table.deal')}
        </BigStepButton>
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
      <div className={styles.foot}>{children}</div>
    </section>
  );
}
