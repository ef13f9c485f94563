import { useState } from 'react';
import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Statement, statementsOf } from '@/store/guide/statements.ts';
import {
  type Deal,
  HAND_SIZES,
  type MeasuredData,
  PLAYERS,
  type PlayerCount,
  bidShares,
  seatShares,
} from '@/store/guide/measured.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Page } from '@/ui/Page.tsx';
import { Select } from '@/ui/Select.tsx';
import { CardProbabilities } from './CardProbabilities.tsx';
import styles from './Guide.module.css';
import { ShareTable } from './ShareTable.tsx';
import { statementText } from './statement-words.ts';

/** The statements that the measurements support, as sentences. */
function Prose({ statements }: { readonly statements: readonly Statement[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.prose}>
      {statements.map((statement) => (
        <li key={statement.says}>{statementText(t, statement)}</li>
      ))}
    </ul>
  );
}

interface ChapterProps {
  readonly data: MeasuredData;
  readonly deal: Deal;
}

/** How often each bid is made. */
function BidTable({ data, deal }: ChapterProps) {
  const t = useTranslate();
  const bids = Array.from({ length: deal.handSize + 1 }, (_, bid) => bid);
  return (
    <ShareTable
      caption={t('records.byBid')}
      heads={[t('score.bid'), t('records.made'), t('guide.share')]}
      rows={bids.flatMap((bid) => {
        const { made, share } = bidShares(data, deal, bid);
        // Nobody bids that high.
        if (made === null && (share?.value ?? 0) === 0) return [];
        return [{ key: bid, name: formatNumber(bid), shares: [made, share] }];
      })}
    />
  );
}

/** How often each place in the bidding makes its bid, with the hook and without it. */
function SeatTable({ data, deal }: ChapterProps) {
  const t = useTranslate();
  const places = Array.from({ length: deal.players }, (_, place) => place);
  const nameOf = (place: number): string => {
    if (place === 0) return t('guide.seat.first');
    return place === deal.players - 1 ? t('seat.dealer') : formatNumber(place + 1);
  };
  return (
    <ShareTable
      caption={t('records.byTurn')}
      heads={[t('records.turn'), t('guide.withHook'), t('guide.withoutHook')]}
      rows={places.map((place) => {
        const { hook, free } = seatShares(data, deal, place);
        return { key: place, name: nameOf(place), shares: [hook, free] };
      })}
    />
  );
}

interface GuidePageProps {
  readonly data: MeasuredData;
  readonly onClose: () => void;
}

/** The guide: what cards, bids and seats are worth, as measured. */
export function GuidePage({ data, onClose }: GuidePageProps) {
  const t = useTranslate();
  const [players, setPlayers] = useState<PlayerCount>(4);
  const [handSize, setHandSize] = useState(10);
  const deal = { players, handSize };
  const { cards, bids, seats } = statementsOf(data, players);
  return (
    <Page title={t('guide.title')} back={t('guide.back')} onBack={onClose}>
      <p className={styles.note}>
        {t('guide.intro', {
          deals: formatNumber(data.deals),
          game: t('preset.bugger-your-neighbor'),
        })}
      </p>
      <div className={styles.deal}>
        <Choice
          legend={t('setup.players')}
          value={players}
          options={PLAYERS.map((value) => ({ value, label: formatNumber(value) }))}
          onChange={setPlayers}
        />
        <Select
          label={t('guide.handSize')}
          value={`${handSize}`}
          options={HAND_SIZES.map((value) => ({
            value: `${value}`,
            label: formatNumber(value),
          }))}
          onChange={(value) => setHandSize(Number(value))}
        />
      </div>
      <div className={styles.chapters}>
        <section className={styles.chapter}>
          <h2>{t('guide.cards')}</h2>
          <Prose statements={cards} />
          <CardProbabilities data={data} deal={deal} />
          <p className={styles.note}>{t('guide.cards.note')}</p>
        </section>
        <section className={styles.chapter}>
          <h2>{t('guide.bids')}</h2>
          <Prose statements={bids} />
          <BidTable data={data} deal={deal} />
        </section>
        <section className={styles.chapter}>
          <h2>{t('guide.seats')}</h2>
          <Prose statements={seats} />
          <SeatTable data={data} deal={deal} />
        </section>
      </div>
    </Page>
  );
}
