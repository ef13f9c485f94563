import { useState } from 'react';
import type { Rank } from '@/engine/index.ts';
import { leftToRight } from '@/i18n/card-names.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import {
  type Deal,
  MAX_LENGTH,
  type MeasuredData,
  cardShare,
  lengthsOf,
} from '@/store/guide/measured.ts';
import { Choice } from '@/ui/Choice.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './Guide.module.css';
import { ShareTable } from './ShareTable.tsx';
import { RANKS_DOWN, symbolOf } from './statement-words.ts';

const lengthName = (length: number): string =>
  leftToRight(`${formatNumber(length)}${length === MAX_LENGTH ? '+' : ''}`);

const suitName = (t: Translate, isTrump: boolean): string =>
  t(isTrump ? 'trump.label' : 'guide.side');

interface CardProbabilitiesProps {
  readonly data: MeasuredData;
  readonly deal: Deal;
}

interface ChoicesProps {
  readonly isTrump: boolean;
  readonly onTrump: (isTrump: boolean) => void;
  readonly length: number;
  readonly lengths: readonly number[];
  readonly onLength: (length: number) => void;
}

/** The choice of cards to look up. */
function Choices({ isTrump, onTrump, length, lengths, onLength }: ChoicesProps) {
  const t = useTranslate();
  return (
    <div className={styles.controls}>
      <Choice
        legend={t('guide.suit')}
        value={isTrump ? 'trump' : 'side'}
        options={(['side', 'trump'] as const).map((value) => ({
          value,
          label: suitName(t, value === 'trump'),
        }))}
        onChange={(value) => onTrump(value === 'trump')}
      />
      <Choice
        legend={t('guide.length')}
        value={length}
        options={lengths.map((value) => ({ value, label: lengthName(value) }))}
        onChange={onLength}
      />
    </div>
  );
}

interface RankButtonProps {
  readonly rank: Rank;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A rank, which can be chosen to see it by length of its suit. */
function RankButton({ rank, isChosen, onChoose }: RankButtonProps) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.rank} aria-pressed={isChosen} onClick={onChoose}>
      <span aria-hidden="true">{symbolOf(rank)}</span>
      <VisuallyHidden>{t(`rank.${rank}`)}</VisuallyHidden>
    </button>
  );
}

/** How often cards take a trick: by rank, and for the chosen one by the length of its suit. */
export function CardProbabilities({ data, deal }: CardProbabilitiesProps) {
  const t = useTranslate();
  const [isTrump, setTrump] = useState(false);
  const [wanted, setLength] = useState(2);
  const [chosen, setChosen] = useState<Rank>('K');
  const lengths = lengthsOf(deal.handSize);
  const length = Math.min(wanted, lengths.length);
  const shareOf = (rank: Rank, suitLength: number) =>
    cardShare(data, deal, { isTrump, length: suitLength, rank });
  const title = (card: string): string => t('guide.byLength', { card, suit: suitName(t, isTrump) });
  return (
    <>
      <Choices {...{ isTrump, length, lengths }} onTrump={setTrump} onLength={setLength} />
      <div className={styles.charts}>
        <ShareTable
          caption={t('handOrder.ranks')}
          heads={[t('guide.card'), t('guide.takes')]}
          rows={RANKS_DOWN.map((rank) => ({
            key: rank,
            name: (
              <RankButton rank={rank} isChosen={rank === chosen} onChoose={() => setChosen(rank)} />
            ),
            shares: [shareOf(rank, length)],
            isChosen: rank === chosen,
          }))}
        />
        <ShareTable
          caption={
            <SeenAndHeard seen={title(symbolOf(chosen))} heard={title(t(`rank.${chosen}`))} />
          }
          heads={[t('records.cards'), t('guide.takes')]}
          rows={lengths.map((each) => ({
            key: each,
            name: lengthName(each),
            shares: [shareOf(chosen, each)],
            isChosen: each === length,
          }))}
        />
      </div>
    </>
  );
}
