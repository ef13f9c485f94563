import {
  type Command,
  type PlayerView,
  pointsBehind,
  resolveScoring,
  sideOf,
} from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useStage, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { DecisionPanel, type DecisionProps } from './DecisionPanel.tsx';
import panelStyles from './DecisionPanel.module.css';
import styles from './DeclarePanel.module.css';
import { useConfirmedPress } from './use-confirmed-press.ts';

type Declare = Extract<Command, { type: 'declare' }>;

const options = (view: PlayerView): Declare[] =>
  view.choices.flatMap(({ command, refusal }) =>
    command.type === 'declare' && refusal === null ? [command] : [],
  );

interface BlindNilButtonProps {
  /** Points won if made, lost if missed. */
  readonly points: number;
  readonly onDeclare: () => void;
}

/** Blind nil takes two presses, since it may cost the game. */
function BlindNilButton({ points, onDeclare }: BlindNilButtonProps) {
  const t = useTranslate();
  const { armed, handlers } = useConfirmedPress(onDeclare);
  return (
    <>
      <Button className={styles.blindNil} data-armed={armed} {...handlers}>
        {t(armed ? 'declare.blindNil.sure' : 'declare.blindNil')}
      </Button>
      <VisuallyHidden>
        <output>{armed ? t('declare.blindNil.ask', { points }) : ''}</output>
      </VisuallyHidden>
    </>
  );
}

/** The choice between blind nil and looking at the cards [SP-2]. */
export function DeclarePanel({ heading }: DecisionProps) {
  const t = useTranslate();
  const stage = useStage();
  const view = useTable((state) => state.view);
  const scoring = resolveScoring(view.rules.scoring);
  const { blindNil: points, blindNilBehind: least } =
    scoring.kind === 'partnership' ? scoring : { blindNil: 0, blindNilBehind: 0 };
  return (
    <DecisionPanel
      heading={heading ?? t('declare.heading')}
      headed
      testId="declare-panel"
      facts={
        <>
          {/* Under some house rules anyone may bid it, even the side ahead. */}
          {least === 0 ? null : (
            <p className={panelStyles.fact}>
              {t('declare.why', {
                behind: pointsBehind(view.standing, sideOf(view.rules, view.seat)),
              })}
            </p>
          )}
          <p className={panelStyles.fact}>{t('declare.points', { points })}</p>
        </>
      }
    >
      <div className={styles.options}>
        {options(view).map((command) => {
          const declare = () => stage.decide(command);
          return command.blindNil ? (
            <BlindNilButton key="blind" points={points} onDeclare={declare} />
          ) : (
            <Button key="look" onClick={declare}>
              {t('declare.look')}
            </Button>
          );
        })}
      </div>
    </DecisionPanel>
  );
}
