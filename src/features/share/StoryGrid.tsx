import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameStory, BidOutcome } from '@/store/games/story.ts';
import { formatNumber } from '@/i18n/format.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { roundLine } from './result-text.ts';
import styles from './StoryGrid.module.css';
import { linesOf } from './symbols.ts';

/** A square for made, triangles for over and under. */
const SHAPES = {
  made: 'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  over: 'M12 3.5 22 20.5H2z',
  under: 'M12 20.5 2 3.5h20z',
} as const satisfies Record<BidOutcome, string>;

function Shape({ outcome }: { readonly outcome: BidOutcome }) {
  return (
    <svg className={styles.mark} data-outcome={outcome} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[outcome]} />
    </svg>
  );
}

/** A game at a glance: each bid's result and place. Screen readers get sentences. */
export function StoryGrid({ story }: { readonly story: GameStory }) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.grid} aria-hidden="true">
        {linesOf(story.rounds).map((line) => (
          <div key={line[0]?.round} className={styles.row}>
            {line.map(({ round, outcome, place }) => (
              <span key={round} className={styles.round}>
                <Shape outcome={outcome} />
                <span data-first={place === 1}>{formatNumber(place)}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <ul aria-label={t('result.caption')}>
          {story.rounds.map((round) => (
            <li key={round.round}>{roundLine(t, round)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </>
  );
}

/** The legend. */
export function StoryLegend() {
  const t = useTranslate();
  return (
    <p className={styles.legend}>
      {(['made', 'over', 'under'] as const).map((outcome) => (
        <span key={outcome} className={styles.entry}>
          <Shape outcome={outcome} />
          {t(`result.${outcome}`)}
        </span>
      ))}
      <span>{t('result.places')}</span>
    </p>
  );
}
