import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatNumber, sentenceGap } from '@/i18n/format.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { costliest } from '@/store/insights/insights.ts';
import type { ReviewedDecision } from '@/store/insights/reviewed-games.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './Insights.module.css';
import { pointsText } from './figure-text.ts';

/** How many decisions are listed at first, and how many more each time. */
const STEP = 30;

const keyOf = ({ fact, round }: ReviewedDecision): string =>
  `${round.game.id}/${fact.commandIndex}`;

/** Where in its game a decision was made. */
function placeOf(t: Translate, { fact, round }: ReviewedDecision): string {
  if (fact.trick !== null)
    return t('review.place.card', { round: round.index + 1, trick: fact.trick + 1 });
  const kind = fact.kind === 'trump' || fact.kind === 'declaration' ? fact.kind : 'bid';
  return t(`review.place.${kind}`, { round: round.index + 1 });
}

/** The choices are the reader's own. */
const SUBJECT = { who: 'you', name: '' };

/** The choice made, and the better one. */
function choiceOf(t: Translate, { fact, round }: ReviewedDecision) {
  const { own, best } = fact;
  const isSide = round.game.sides < round.game.players;
  if (own.type === 'declare') {
    const text = t('review.better.declaration', {
      ...SUBJECT,
      own: own.blindNil ? 'blindNil' : 'look',
    });
    return { seen: text, heard: text };
  }
  const about = own.type === 'play' ? 'card' : own.type === 'nameTrump' ? 'trump' : 'bid';
  return seenAndHeard((nameCard) =>
    t(`review.better.${about}`, {
      ...SUBJECT,
      own: choiceName(t, own, { isSide, nameCard }),
      best: choiceName(t, best, { isSide, nameCard }),
    }),
  );
}

interface ItemProps {
  readonly decision: ReviewedDecision;
  readonly nameGame: (game: GameSummary) => string;
  readonly onLook: (decision: ReviewedDecision) => void;
}

function Item({ decision, nameGame, onLook }: ItemProps) {
  const t = useTranslate();
  const place = placeOf(t, decision);
  const { cost } = decision.fact;
  return (
    <li className={styles.decision} data-decision={keyOf(decision)}>
      <p className={styles.where}>
        {nameGame(decision.round.game)} · {place}
      </p>
      <p className={styles.choice}>
        <SeenAndHeard {...choiceOf(t, decision)} />
      </p>
      <strong className={styles.cost}>
        {t('insights.cost', { points: pointsText(-cost), count: Math.round(cost * 10) / 10 })}
      </strong>
      <Button aria-label={t('review.look.label', { place })} onClick={() => onLook(decision)}>
        {t('review.look')}
      </Button>
    </li>
  );
}

interface DecisionsPageProps extends Omit<ItemProps, 'decision'> {
  readonly title: string;
  readonly decisions: readonly ReviewedDecision[];
  /** The decision opened last, which gets the focus; null for none. */
  readonly last: ReviewedDecision | null;
  readonly onClose: () => void;
}

/** The decisions behind a figure that cost points, the costliest first. */
export function DecisionsPage({ title, decisions, last, onClose, ...item }: DecisionsPageProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const costly = useMemo(
    () => costliest(decisions).filter(({ fact }) => fact.cost > 0),
    [decisions],
  );
  const [count, setCount] = useState(() => {
    // By key: the games are read again whenever another one is reviewed.
    const at = last === null ? -1 : costly.findIndex((each) => keyOf(each) === keyOf(last));
    return Math.max(STEP, at + 1);
  });
  useLayoutEffect(() => {
    if (last !== null)
      list.current?.querySelector<HTMLElement>(`[data-decision="${keyOf(last)}"] button`)?.focus();
  }, [last]);
  return (
    <Page title={title} back={t('insights.list.back')} onBack={onClose}>
      <p className={styles.note}>
        {costly.length === 0
          ? t('insights.list.none')
          : [
              t('insights.list.count', {
                costly: costly.length,
                decisions: formatNumber(decisions.length),
              }),
              t('insights.list.unit'),
            ].join(sentenceGap())}
      </p>
      <ol ref={list} className={styles.list}>
        {costly.slice(0, count).map((decision) => (
          <Item key={keyOf(decision)} decision={decision} {...item} />
        ))}
      </ol>
      {costly.length > count ? (
        <Button onClick={() => setCount(count + STEP)}>{t('insights.list.more')}</Button>
      ) : null}
    </Page>
  );
}
