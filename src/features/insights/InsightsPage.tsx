import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Subject } from '@/engine/exercise/index.ts';
import { weaknessOf } from '@/store/insights/weakness.ts';
import { MIN_DECISIONS, MIN_ROUNDS } from '@/store/insights/estimate.ts';
import type { Grouping, Selection } from '@/store/insights/figures.ts';
import { type Insights, insightsOf } from '@/store/insights/insights.ts';
import type { ReviewedGame } from '@/store/insights/reviewed-games.ts';
import { type StatisticsFilter, filtered } from '@/store/games/statistics.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { Page } from '@/ui/Page.tsx';
import { BiddingView, ErrorRates } from './Conclusions.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './Insights.module.css';
import { RatingView } from './RatingView.tsx';
import { WeaknessView } from './WeaknessView.tsx';
import { LuckView, TrendView } from './Series.tsx';
import { selectionName } from './selection-name.ts';

type Tables = readonly (readonly [Grouping, LabelKey])[];

/** The tables below the rating and the error rate, and those below the bids. */
const TABLES: Tables = [
  ['kind', 'insights.by.kind'],
  ['situation', 'insights.by.situation'],
  ['turn', 'records.byTurn'],
  ['game', 'insights.by.game'],
  ['opponents', 'records.level'],
];
const BID_TABLES: Tables = [
  ['bid', 'records.byBid'],
  ['handSize', 'records.byHandSize'],
];

interface FiguresProps {
  readonly insights: Insights;
  readonly games: readonly GameSummary[];
  readonly nameGame: (game: GameSummary) => string;
  readonly onOpen: (selection: Selection) => void;
  /** The selection opened last, which gets the focus; null for none. */
  readonly last: Selection | null;
  /** Whether the player comes back from training. */
  readonly isBack: boolean;
  readonly onTrain: (subject: Subject) => void;
}

/** All insights from the reviews of some games. */
function AllFigures({ insights, games, nameGame, onOpen, last, ...training }: FiguresProps) {
  const t = useTranslate();
  const open = {
    nameOf: (selection: Selection) => selectionName(t, selection, games, nameGame),
    onOpen,
  };
  const { figures, rating, bidding, made, trend, luck } = insights;
  const weakness = weaknessOf(figures);
  const tables = (chosen: Tables): ReactNode =>
    chosen
      .filter(([by]) => figures[by].length > 0)
      .map(([by, caption]) => (
        <FigureTable key={by} caption={t(caption)} figures={figures[by]} {...open} />
      ));
  return (
    <>
      {weakness === null ? null : (
        <WeaknessView weakness={weakness} nameOf={open.nameOf} {...training} />
      )}
      {/* Two columns of about the same height. */}
      <div className={styles.panels}>
        <div className={styles.column}>
          <RatingView rating={rating} decisions={figures.all[0]?.decisions ?? 0} />
          <ErrorRates insights={insights} {...open} />
          <TrendView trend={trend} nameGame={nameGame} onOpen={onOpen} last={last} />
          {tables(TABLES)}
        </div>
        <div className={styles.column}>
          <BiddingView bidding={bidding} made={made} {...open} />
          {luck.points.length === 0 ? null : <LuckView luck={luck} nameGame={nameGame} />}
          {tables(BID_TABLES)}
        </div>
      </div>
      <p className={styles.note}>
        {t('insights.few.note', { decisions: MIN_DECISIONS, rounds: MIN_ROUNDS })}
      </p>
    </>
  );
}

interface InsightsPageProps extends Omit<FiguresProps, 'insights'> {
  /** All reviewed games. */
  readonly reviewed: readonly ReviewedGame[];
  /** Which games count. */
  readonly filter: StatisticsFilter;
  /** The controls of the filter. */
  readonly filters: ReactNode;
  /** The progress of reviews, below the number of reviewed games. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** *Insights*: what the reviews of all games show about the player's decisions. */
export function InsightsPage(props: InsightsPageProps) {
  const { games, reviewed, filter, filters, last, children, onClose, ...figures } = props;
  const t = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => filtered(games, filter), [games, filter]);
  const insights = useMemo(() => {
    const byId = new Map(reviewed.map((each) => [each.game.id, each]));
    return insightsOf(chosen.flatMap(({ id }) => byId.get(id) ?? []));
  }, [chosen, reviewed]);
  useLayoutEffect(() => {
    if (last !== null)
      content.current
        ?.querySelector<HTMLElement>(`[data-figure="${last.by}/${last.key}"]`)
        ?.focus();
  }, [last]);
  return (
    <Page title={t('insights.title')} back={t('insights.back')} onBack={onClose}>
      {games.length === 0 ? (
        <p>{t('insights.none')}</p>
      ) : (
        <div ref={content} className={styles.content}>
          {filters}
          <div className={styles.status}>
            {chosen.length === 0 ? null : (
              <p className={styles.note}>
                {t('insights.reviewed', { done: insights.games, games: chosen.length })}
              </p>
            )}
            {children}
          </div>
          {insights.games === 0 && chosen.length > 0 ? <p>{t('insights.unreviewed')}</p> : null}
          {insights.games === 0 ? null : (
            <AllFigures insights={insights} games={games} last={last} {...figures} />
          )}
        </div>
      )}
    </Page>
  );
}
