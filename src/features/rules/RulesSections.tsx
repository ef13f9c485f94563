import { Fragment } from 'react';
import { formatList, formatNumber, joinSentences } from '@/i18n/format.ts';
import { cardName } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import styles from './RulesText.module.css';
import type { HandSizeFacts } from './hand-size-facts.ts';
import type { DeckFact, JokersFact, RuleFacts } from './rule-facts.ts';
import type { TrumpFact } from './trump-facts.ts';
import { TrickFigure } from './TrickFigure.tsx';

interface FactsProps {
  readonly facts: RuleFacts;
}

/** Hand sizes that are played several times in a row [ROUND-3]. */
function Repeats({ hands: { repeated, ends, endsTwice } }: { readonly hands: HandSizeFacts }) {
  const t = useTranslate();
  const lines = [
    ...(ends === null ? [] : [{ ...ends, key: endsTwice ? 'ends' : 'repeated' } as const]),
    ...(repeated === null ? [] : [{ ...repeated, key: 'repeated' } as const]),
  ];
  return lines.map(({ size, times, perPlayer, key }) => (
    <p key={size}>
      {joinSentences([
        t(`rules.hands.${key}`, { size, times }),
        perPlayer ? t('rules.hands.perPlayer') : '',
      ])}
    </p>
  ));
}

/** The message for the number of rounds: all, at most, or again and again. */
function roundsKey({ startsAgain }: HandSizeFacts, target: number | null) {
  if (startsAgain) return 'rules.hands.again';
  return target === null ? 'rules.hands.rounds' : 'rules.hands.atMost';
}

/** The cards in play, if they are not the usual 52. */
function deckText(t: Translate, deck: DeckFact): string {
  const { count } = deck;
  switch (deck.kind) {
    case 'down-to':
      return t('rules.deck.ranks', { count, rank: t(`rank.${deck.lowest}`) });
    case 'order':
      return t('rules.deck.order', {
        count,
        ranks: formatList(deck.ranks.map((rank) => t(`rank.${rank}`))),
      });
    case 'without':
      return t('rules.deck.without', {
        count,
        cards: formatList(deck.cards.map((card) => cardName(t, card))),
      });
  }
}

/** How many jokers are added, and the size of the deck with them. */
function jokersText(t: Translate, { high, low, count }: JokersFact): string {
  if (low === 0) return t('rules.deck.jokers.high', { high, count });
  if (high === 0) return t('rules.deck.jokers.low', { low, count });
  return t('rules.deck.jokers.both', { high, low, count });
}

/** Players and hand sizes. */
export function HandsSection({ facts }: FactsProps) {
  const t = useTranslate();
  const { players, partners, deck, jokers, hands, target } = facts;
  const { sizes, shape, low, high, limit, leavesCard } = hands;
  const rounds = sizes.length;
  return (
    <Section title={t('rules.table.title')}>
      <p>{t(partners ? 'rules.players.partners' : 'rules.players.solo', { players })}</p>
      {deck !== null && <p>{deckText(t, deck)}</p>}
      {jokers !== null && <p>{jokersText(t, jokers)}</p>}
      <p>{t(`rules.hands.${shape}`, { low, high, size: high })}</p>
      <Repeats hands={hands} />
      {limit !== null && <p>{t('rules.hands.capped', { limit, players, high })}</p>}
      {leavesCard && <p>{t('rules.hands.flip', { high })}</p>}
      {shape !== 'same' && (
        <ol className={styles.sizes} aria-label={t('rules.hands.sizes')}>
          {sizes.map((size, round) => (
            // oxlint-disable-next-line react/no-array-index-key -- a round is identified by its index
            <Fragment key={round}>
              {/* Firefox balances lines only where a space lets them break. */}
              {round > 0 && ' '}
              <li data-turn={size === low || size === high || undefined}>{size}</li>
            </Fragment>
          ))}
        </ol>
      )}
      <p>{t(roundsKey(hands, target), { rounds })}</p>
      {(rounds > 1 || hands.startsAgain) && <p>{t('rules.hands.deal')}</p>}
    </Section>
  );
}

/** How bids are made, and which are forbidden. */
export function BiddingSection({ facts }: FactsProps) {
  const t = useTranslate();
  const { sealed, hook, zeroLimit, scoring, partners } = facts;
  return (
    <>
      <Section title={t('rules.bid.title')}>
        <p>{t(sealed ? 'rules.bid.sealed' : 'rules.bid.in-turn')}</p>
        {scoring.kind === 'partnership' && (
          <>
            <p>{t('rules.bid.nil')}</p>
            <p>
              {scoring.blindNilBehind === 0
                ? t('rules.bid.blindNil')
                : t('rules.bid.blindNil.behind', { behind: scoring.blindNilBehind })}
            </p>
          </>
        )}
      </Section>
      {hook !== null && (
        <Section title={t('rules.hook.title')}>
          <p>{t('rules.hook.rule')}</p>
          {!partners && <p>{t('rules.hook.effect')}</p>}
          {hook.from !== null && <p>{t('rules.hook.from', { from: hook.from })}</p>}
          <p className={styles.example}>{t('rules.hook.example', { ...hook })}</p>
        </Section>
      )}
      {zeroLimit !== null && (
        <Section title={t('rules.zero.title')}>
          <p>{t('rules.zero.limit', { limit: zeroLimit.limit })}</p>
          {zeroLimit.waived && <p>{t('rules.zero.waived')}</p>}
        </Section>
      )}
    </>
  );
}

/** Forehead rounds. */
export function SightSection() {
  const t = useTranslate();
  return (
    <Section title={t('rules.sight.title')}>
      <p>{t('rules.sight.forehead')}</p>
    </Section>
  );
}

/** Who wins a trick. */
const WINS = {
  flip: 'rules.play.trump',
  rotate: 'rules.play.trump',
  list: 'rules.play.trump',
  'highest-bidder': 'rules.play.trump',
  fixed: 'rules.play.trump',
  none: 'rules.play.led',
  'all-dealt': 'rules.play.led',
  'dealers-last': 'rules.play.trump',
  'all-but-led': 'rules.play.all-but-led',
} as const satisfies Record<TrumpFact['kind'], string>;

/** Leading, following and winning, with tricks as examples. */
export function PlaySection({ facts: { trump, tricks, lead, duty, partners } }: FactsProps) {
  const t = useTranslate();
  return (
    <Section title={t('rules.play.title')}>
      <p>{t('rules.play.trick')}</p>
      <p>{t(lead === null ? 'rules.play.lead' : 'rules.play.lead.highest')}</p>
      {lead !== null && (
        <p className={styles.example}>
          {t('rules.play.lead.example', { bid: lead.bid, bids: formatList(lead.bids.map(String)) })}
        </p>
      )}
      <p>{t(duty === 'follow' ? 'rules.play.follow' : 'rules.play.followSuit')}</p>
      {duty !== 'follow' && (
        <>
          <p>{t(`rules.play.${duty}`)}</p>
          <p className={styles.example}>{t(`rules.play.${duty}.example`)}</p>
        </>
      )}
      <p>{t(WINS[trump.kind])}</p>
      {tricks.map((trick) => (
        <TrickFigure key={trick.point} trick={trick} />
      ))}
      {!partners && <p>{t('rules.play.sunk')}</p>}
    </Section>
  );
}

/** When the game is over and who has won. */
export function EndSection({ facts }: FactsProps) {
  const t = useTranslate();
  const { target, wins, hands, soloEnd } = facts;
  if (target !== null && soloEnd !== null)
    return (
      <Section title={t('rules.end.title')}>
        <p>{t(`rules.end.solo.${wins}`, { target: formatNumber(target), count: target })}</p>
        <p className={styles.example}>
          {t('rules.end.solo.example', {
            totals: formatList(soloEnd.totals.map(formatNumber)),
            winner: formatNumber(soloEnd.winner),
          })}
        </p>
        <p>{t('rules.end.solo.late', { rounds: soloEnd.latest })}</p>
      </Section>
    );
  return (
    <Section title={t('rules.end.title')}>
      {target === null ? (
        <p>{t(`rules.end.${wins}`)}</p>
      ) : (
        <>
          <p>{t('rules.end.target', { target: formatNumber(target), count: target })}</p>
          <p>{t('rules.end.target.late', { rounds: hands.sizes.length })}</p>
        </>
      )}
    </Section>
  );
}
