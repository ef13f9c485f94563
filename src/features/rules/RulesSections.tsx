import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import styles from './RulesText.module.css';
import type { RuleFacts, TrumpFact } from './rule-facts.ts';
import { TrickFigure } from './TrickFigure.tsx';

interface FactsProps {
  readonly facts: RuleFacts;
}

/** Players and hand sizes. */
export function HandsSection({ facts: { players, partners, hands, target } }: FactsProps) {
  const t = useTranslate();
  const { sizes, shape, low, high, repeated } = hands;
  const rounds = sizes.length;
  return (
    <Section title={t('rules.table.title')}>
      <p>{t(partners ? 'rules.players.partners' : 'rules.players.solo', { players })}</p>
      <p>{t(`rules.hands.${shape}`, { low, high, size: high })}</p>
      {repeated !== null && <p>{t('rules.hands.repeated', { ...repeated })}</p>}
      {shape !== 'same' && (
        <ol className={styles.sizes} aria-label={t('rules.hands.sizes')}>
          {sizes.map((size, round) => (
            // eslint-disable-next-line react/no-array-index-key -- a round is its place.
            <li key={round} data-turn={size === low || size === high || undefined}>
              {size}
            </li>
          ))}
        </ol>
      )}
      <p>{t(target === null ? 'rules.hands.rounds' : 'rules.hands.atMost', { rounds })}</p>
      {rounds > 1 && <p>{t('rules.hands.deal')}</p>}
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
  'all-but-led': 'rules.play.all-but-led',
} as const satisfies Record<TrumpFact['kind'], string>;

/** Leading, following and winning, with tricks as examples. */
export function PlaySection({ facts: { trump, tricks } }: FactsProps) {
  const t = useTranslate();
  return (
    <Section title={t('rules.play.title')}>
      <p>{t('rules.play.trick')}</p>
      <p>{t('rules.play.lead')}</p>
      <p>{t('rules.play.follow')}</p>
      <p>{t(WINS[trump.kind])}</p>
      {tricks.map((trick) => (
        <TrickFigure key={trick.lesson} trick={trick} />
      ))}
    </Section>
  );
}

/** When the game is over and who has won. */
export function EndSection({ facts: { target, wins, hands } }: FactsProps) {
  const t = useTranslate();
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
