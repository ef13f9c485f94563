import { type ReactNode } from 'react';
import { type DealtView, type PlayerView, dealtRound } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { cardName } from '@/i18n/card-names.ts';
import { useTable } from '@/store/hooks.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { Balance } from './Balance.tsx';
import { lateDetail } from '../late-detail.ts';
import styles from './RoundBar.module.css';
import { useGameName } from '../use-game-name.ts';

const TrumpsToCome = lateDetail(async () => (await import('../details.ts')).TrumpsToCome);

interface TrumpProps {
  readonly view: PlayerView;
  readonly round: DealtView;
}

/** Trump by suit and name, the card that was turned up or shown for it, and the trumps to come. */
function Trump({ view, round }: TrumpProps) {
  const t = useTranslate();
  const { trump, turned, openCard } = round;
  const card = turned ?? openCard;
  const name = trump === null ? t('trump.unnamed') : t(`trump.${trump}`);
  return (
    <div className={styles.trump}>
      {card === null ? null : (
        <span className={styles.turned}>
          <PlayingCard
            card={card}
            label={t(turned === null ? 'trump.shown' : 'trump.turned', { card: cardName(t, card) })}
          />
        </span>
      )}
      <span className={styles.pair}>
        <span className={styles.caption}>
          {t('trump.label')}
          <TrumpsToCome view={view} index={round.index} />
        </span>
        <span className={styles.value}>
          {trump === null || trump === 'L' ? null : (
            <SuitGlyph suit={trump === 'N' ? null : trump} />
          )}
          {name}
        </span>
      </span>
    </div>
  );
}

/** The round, and the game's end in rounds or points; nothing for a single round. */
function position(t: Translate, view: PlayerView, round: DealtView): string {
  const { end } = view.rules;
  const rounds = view.schedule.length;
  if (end.kind === 'target')
    return t('round.target', { round: round.index + 1, points: end.points });
  return rounds === 1 ? '' : t('round.position', { round: round.index + 1, rounds });
}

/** The bar: round, trump, balance and buttons. */
export function RoundBar({ start, end }: { readonly start: ReactNode; readonly end: ReactNode }) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const round = dealtRound(view);
  const name = useGameName();
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        {start}
        {round === null ? null : <span className={styles.game}>{name}</span>}
      </div>
      {round === null ? (
        <p className={styles.title} dir="auto">
          {t('app.title')}
        </p>
      ) : (
        <div className={styles.facts}>
          <span className={styles.pair}>
            <span className={styles.caption}>{position(t, view, round)}</span>
            <span className={styles.value}>{t('round.cards', { count: round.handSize })}</span>
          </span>
          <Trump view={view} round={round} />
        </div>
      )}
      {round === null ? null : <Balance view={view} round={round} />}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
