import {
  type Command,
  type PlayerView,
  pointsBehind,
  resolveScoring,
  sideOf,
} from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import panelStyles from './DecisionPanel.module.css';
import styles from './DeclarePanel.module.css';

type Declare = Extract<Command, { type: 'declare' }>;

const options = (view: PlayerView): Declare[] =>
  view.choices.flatMap(({ command, refusal }) =>
    command.type === 'declare' && refusal === null ? [command] : [],
  );

/** Before the cards are seen: to look at them, or to promise unseen to win no trick [SP-2]. */
export function DeclarePanel() {
  const t = useTranslate();
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const scoring = resolveScoring(view.rules.scoring);
  const points = scoring.kind === 'partnership' ? scoring.blindNil : 0;
  return (
    <DecisionPanel
      heading={t('declare.heading')}
      headed
      testId="declare-panel"
      facts={
        <>
          <p className={panelStyles.fact}>
            {t('declare.why', {
              behind: pointsBehind(view.standing, sideOf(view.rules, view.seat)),
            })}
          </p>
          <p className={panelStyles.fact}>{t('declare.worth', { points })}</p>
        </>
      }
    >
      <div className={styles.options}>
        {options(view).map((command) => (
          <Button key={`${command.blindNil}`} onClick={() => table.act(command)}>
            {t(command.blindNil ? 'declare.blindNil' : 'declare.look')}
          </Button>
        ))}
      </div>
    </DecisionPanel>
  );
}
