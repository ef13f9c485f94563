import Before from 'lucide-react/icons/chevron-left';
import Next from 'lucide-react/icons/chevron-right';
import type { Judgement } from '@/engine/review/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { DecisionHead, DecisionWords } from './DecisionItem.tsx';
import styles from './LookNote.module.css';
import type { Sense } from './words.ts';

interface LookNoteProps {
  readonly judged: Judgement;
  /** 0-based. */
  readonly round: number;
  readonly sense: Sense;
  /** To the decision before, and to the next; null where there is none. */
  readonly before: (() => void) | null;
  readonly next: (() => void) | null;
}

/** What is thought of the decision that the table stands at. */
export function LookNote({ judged, round, sense, before, next }: LookNoteProps) {
  const t = useTranslate();
  return (
    <section className={styles.note} aria-label={t('review.try.title')}>
      <div className={styles.top}>
        <Button
          variant="icon"
          label={t('review.try.before')}
          aria-disabled={before === null}
          onClick={() => before?.()}
        >
          <Before aria-hidden="true" />
        </Button>
        <DecisionHead judged={judged} round={round} level={2} />
        <Button
          variant="icon"
          label={t('review.try.next')}
          aria-disabled={next === null}
          onClick={() => next?.()}
        >
          <Next aria-hidden="true" />
        </Button>
      </div>
      {/* What scrolls has to be reached by key, also where nothing in it can be pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} className={styles.words}>
        <DecisionWords judged={judged} sense={sense} level={2} />
        <p className={styles.hint}>{t('review.try.hint')}</p>
      </div>
    </section>
  );
}
