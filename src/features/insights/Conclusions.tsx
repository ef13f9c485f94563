import type { ReactNode } from 'react';
import { formatPercent } from '@/i18n/format.ts';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { signOf } from '@/store/insights/estimate.ts';
import type { Figure, Selection } from '@/store/insights/figures.ts';
import type { BidErrors, Insights, MadeBids } from '@/store/insights/insights.ts';
import styles from './Insights.module.css';
import { decimalText, pointsText } from './figure-text.ts';
import { OpenButton } from './OpenButton.tsx';

interface OpenProps {
  readonly nameOf: (selection: Selection) => string;
  readonly onOpen: (selection: Selection) => void;
}

interface SpotListProps extends OpenProps {
  readonly title: string;
  readonly spots: readonly Figure[];
}

function SpotList({ title, spots, nameOf, onOpen }: SpotListProps) {
  const t = useTranslate();
  if (spots.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.spots}>
        {spots.map((spot) => (
          <li key={`${spot.by}/${spot.key}`}>
            <OpenButton selection={spot} name={nameOf(spot)} onOpen={onOpen} />
            <span>
              {t('insights.spot', {
                rate: decimalText(spot.rate?.value ?? 0),
                usual: decimalText((spot.rate?.value ?? 0) - (spot.excess?.value ?? 0)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Groups of decisions that are clearly worse or better than the rest of the player's game. */
function Spots({ insights, ...open }: OpenProps & { readonly insights: Insights }) {
  const t = useTranslate();
  const { weak, strong, figures } = insights;
  const isKnown = figures.kind.some(({ excess }) => excess !== null);
  return (
    <>
      <SpotList title={t('insights.weak')} spots={weak} {...open} />
      <SpotList title={t('insights.strong')} spots={strong} {...open} />
      {weak.length + strong.length > 0 ? null : (
        <p>{t(isKnown ? 'insights.spots.none' : 'insights.spots.few')}</p>
      )}
    </>
  );
}

interface FactProps {
  readonly label: ReactNode;
  /** Whether it is words more than a figure. */
  readonly words?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, words, children }: FactProps) {
  return (
    <div className={styles.fact} data-words={words}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The conclusion about a bias; none while its interval includes zero. */
function biasKey({ bias }: BidErrors): LabelKey {
  if (bias === null) return 'insights.bias.few';
  const sign = signOf(bias);
  if (sign === 0) return 'insights.bias.even';
  return sign > 0 ? 'insights.bias.over' : 'insights.bias.under';
}

function madeKey({ difference }: MadeBids): LabelKey {
  if (difference === null) return 'insights.made.few';
  const sign = signOf(difference);
  if (sign === 0) return 'insights.made.even';
  return sign > 0 ? 'insights.made.better' : 'insights.made.worse';
}

/** The rounds behind the share of bids made. */
const MISSED: Selection = { by: 'missed', key: 'missed' };

interface BiddingViewProps extends OpenProps {
  readonly bidding: BidErrors;
  readonly made: MadeBids;
}

/** Bids that were too high or too low, and bids made against an expert's. */
export function BiddingView({ bidding, made, nameOf, onOpen }: BiddingViewProps) {
  const t = useTranslate();
  const sides = [
    [{ by: 'overbid', key: 'overbid' }, bidding.over],
    [{ by: 'underbid', key: 'underbid' }, bidding.under],
  ] as const;
  return (
    <section className={styles.panel}>
      <h2>{t('rules.bid.title')}</h2>
      <dl className={styles.facts}>
        {sides.map(([selection, { count, lost }]) => (
          <Fact
            key={selection.by}
            words
            label={<OpenButton selection={selection} name={nameOf(selection)} onOpen={onOpen} />}
          >
            {t('insights.misbids', { count, points: pointsText(-lost) })}
          </Fact>
        ))}
      </dl>
      <p>{t(biasKey(bidding))}</p>
      <dl className={styles.facts}>
        <Fact label={<OpenButton selection={MISSED} name={t('bids.made')} onOpen={onOpen} />}>
          {made.rounds === 0 ? '–' : formatPercent(made.made)}
        </Fact>
        <Fact label={t('insights.made.expert')}>
          {made.rounds === 0 ? '–' : formatPercent(made.expert)}
        </Fact>
      </dl>
      <p>{t(madeKey(made))}</p>
      <p className={styles.note}>{t('insights.made.note')}</p>
    </section>
  );
}

/** A rate in large type. */
function RateFact({ figure, nameOf, onOpen }: OpenProps & { readonly figure: Figure }) {
  const t = useTranslate();
  const { rate, expert } = figure;
  return (
    <Fact label={<OpenButton selection={figure} name={nameOf(figure)} onOpen={onOpen} />}>
      {rate === null ? (
        t('insights.few')
      ) : (
        <>
          {decimalText(rate.value)} <small>± {decimalText(rate.margin)}</small>
        </>
      )}
      <small className={styles.beside}>
        {t('insights.rate.expert', { rate: decimalText(expert) })}
      </small>
    </Fact>
  );
}

/** The error rate overall, of bids and of cards. */
export function ErrorRates({ insights, ...open }: OpenProps & { readonly insights: Insights }) {
  const t = useTranslate();
  return (
    <section className={styles.panel}>
      <h2>{t('insights.rate')}</h2>
      <dl className={styles.facts} data-three>
        {[...insights.figures.all, ...insights.figures.about].map((figure) => (
          <RateFact key={figure.key} figure={figure} {...open} />
        ))}
      </dl>
      <Spots insights={insights} {...open} />
      <p className={styles.note}>{t('insights.rate.note')}</p>
    </section>
  );
}
