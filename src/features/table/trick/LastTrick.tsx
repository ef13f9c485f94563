import { type TakenTrick, dealtRound } from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { trickSeats } from '../turn-line.ts';
import styles from './LastTrick.module.css';

function TrickCards({ trick }: { readonly trick: TakenTrick }) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const seats = trickSeats(trick.leader, trick.cards.length, view.rules.players);
  return (
    <>
      <p className={styles.line}>
        {isYou(view, trick.winner)
          ? t('lastTrick.youTook')
          : t('lastTrick.takenBy', { name: playerName(t, view.seats[trick.winner]) })}
      </p>
      <ol className={styles.cards}>
        {trick.cards.map((card, index) => {
          const name = playerName(t, view.seats[seats[index] ?? 0]);
          return (
            <li key={card} className={styles.card} data-winning={seats[index] === trick.winner}>
              <PlayingCard card={card} label={t('trick.card', { name, card: cardName(t, card) })} />
              <span aria-hidden="true">{name}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface LastTrickProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The last trick. */
export default function LastTrick({ open, onClose }: LastTrickProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const trick = dealtRound(view)?.taken.at(-1);
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.lastTrick')}>
      {trick === undefined ? <p>{t('lastTrick.none')}</p> : <TrickCards trick={trick} />}
    </Dialog>
  );
}
