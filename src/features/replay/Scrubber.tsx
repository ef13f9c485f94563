import { useTranslate } from '@/i18n/use-translate.ts';
import type { Timeline } from '@/store/table/timeline.ts';
import styles from './Replay.module.css';

interface ScrubberProps {
  readonly timeline: Timeline;
  /** The stop that is shown. */
  readonly at: number;
  /** What is shown, in words. */
  readonly text: string;
  readonly onChange: (stop: number) => void;
}

/** A slider over the whole game, with a mark at each round. */
export function Scrubber({ timeline: { stops }, at, text, onChange }: ScrubberProps) {
  const t = useTranslate();
  const last = stops.length - 1;
  return (
    // Left to right in every language, like media controls.
    <div className={styles.scrubber} dir="ltr">
      <span className={styles.marks} aria-hidden="true">
        {stops.map(({ kind, events }, index) =>
          kind === 'round' ? (
            <span key={events} style={{ '--place': last === 0 ? 0 : index / last }} />
          ) : null,
        )}
      </span>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.place')}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
