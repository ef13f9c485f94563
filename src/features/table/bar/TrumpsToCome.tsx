import type { PlayerView } from '@/engine/index.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './RoundBar.module.css';
import { trumpsToCome } from './trumps-to-come.ts';

interface TrumpsToComeProps {
  readonly view: PlayerView;
  /** The round now, from 0. */
  readonly index: number;
}

/** The trumps of the next rounds, where the rules say them [TRUMP-2], [TRUMP-6], [TRUMP-7]. */
export function TrumpsToCome({ view, index }: TrumpsToComeProps) {
  const t = useTranslate();
  const trumps = trumpsToCome(view, index);
  if (trumps.length === 0) return null;
  return (
    <span className={styles.coming}>
      <VisuallyHidden>
        {t('trump.coming', {
          trumps: plainList(
            t,
            trumps.map((trump) => t(`trump.${trump}`)),
          ),
        })}
      </VisuallyHidden>
      {trumps.map((trump, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- trumps are identified by their index
        <SuitGlyph key={at} suit={trump === 'N' ? null : trump} />
      ))}
    </span>
  );
}
