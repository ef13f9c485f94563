import { useCallback } from 'react';
import { type Command, type PlayerView, type Trump, chooserReason } from '@/engine/index.ts';
import { trumpReason } from '@/i18n/trump-reason.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useSetting, useStage, useTable } from '@/store/hooks.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { DecisionPanel, type DecisionProps } from './DecisionPanel.tsx';
import panelStyles from './DecisionPanel.module.css';
import { useLetters } from './focus-keys.ts';
import styles from './TrumpPanel.module.css';
import { useButtons } from './use-buttons.ts';

type NameTrump = Extract<Command, { type: 'nameTrump' }>;

const options = (view: PlayerView): NameTrump[] =>
  view.choices.flatMap(({ command, refusal }) =>
    command.type === 'nameTrump' && refusal === null ? [command] : [],
  );

/** H also shows a hint: here it does so once hearts has the focus. */
const HINT: Trump = 'H';

/** The choice of trump: by tap, arrow keys or letter; Enter names it. */
export function TrumpPanel({ heading }: DecisionProps) {
  const t = useTranslate();
  const stage = useStage();
  const view = useTable((state) => state.view);
  const buttons = useButtons<string>();
  const shortcuts = useSetting((settings) => settings.shortcuts);
  const toLetter = useCallback(
    (letter: string): boolean =>
      shortcuts && !(letter === HINT && buttons.hasFocus(HINT)) && buttons.focus(letter),
    [shortcuts, buttons],
  );
  useLetters(toLetter);
  return (
    <DecisionPanel
      heading={heading ?? t('naming.heading')}
      headed
      testId="trump-panel"
      facts={
        <p className={panelStyles.fact}>
          {trumpReason(t, view, view.seat, chooserReason(view, view.seat))}
        </p>
      }
    >
      {options(view).map((command) => (
        <button
          key={command.trump}
          ref={buttons.refOf(command.trump)}
          type="button"
          className={styles.option}
          aria-keyshortcuts={command.trump}
          onClick={() => stage.decide(command)}
        >
          <SuitGlyph suit={command.trump === 'N' ? null : command.trump} className={styles.suit} />
          <span>{t(`trump.${command.trump}`)}</span>
        </button>
      ))}
    </DecisionPanel>
  );
}
