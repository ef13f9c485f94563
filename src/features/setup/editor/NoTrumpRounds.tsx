import { handSizes, isNoTrumpRound } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { noTrumpEdit, noTrumpRoundEdit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import styles from './NoTrumpRounds.module.css';
import { RuleSwitch } from './RuleControls.tsx';

/** The editor of the rounds without trump: a button for each round of the schedule [TRUMP-7]. */
export function NoTrumpRounds({ editor }: { readonly editor: Editor }) {
  const t = useTranslate();
  const { rules } = editor;
  const sizes = handSizes(rules);
  const isOn = (rules.trump.noTrumpRounds ?? []).length > 0;
  return (
    <>
      <RuleSwitch
        editor={editor}
        label={t('editor.noTrump')}
        checked={isOn}
        editOf={(on) => noTrumpEdit(rules, on)}
      />
      {isOn && (
        <ol className={styles.rounds} aria-label={t('editor.noTrump.rounds')}>
          {sizes.map((count, round) => (
            // oxlint-disable-next-line react/no-array-index-key -- a round is identified by its index
            <li key={round}>
              <button
                type="button"
                className={styles.round}
                aria-label={t('review.scope.round', { round: round + 1, count })}
                aria-pressed={isNoTrumpRound(rules, round)}
                onClick={() => editor.apply(noTrumpRoundEdit(rules, round))}
              >
                {round + 1}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
