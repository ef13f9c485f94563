import { type NameableTrump, SUITS } from '@/engine/index.ts';
import { formatList, joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './RulesText.module.css';
import type { JokersFact } from './rule-facts.ts';
import type { NoTrumpFact, TrumpFact } from './trump-facts.ts';

/** Rotating trumps. */
function TrumpOrder({ trumps }: { readonly trumps: readonly NameableTrump[] }) {
  const t = useTranslate();
  return (
    <ol className={styles.order}>
      {trumps.map((trump, round) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries are identified by their index
        <li key={round}>
          <SuitGlyph suit={trump === 'N' ? null : trump} />
          {t(`trump.${trump}`)}
        </li>
      ))}
    </ol>
  );
}

interface NoTrumpProps {
  readonly facts: NoTrumpFact;
  readonly startsAgain: boolean;
}

/** Which rounds have no trump, and what that means for its source [TRUMP-7]. */
function NoTrumpRounds({ facts: { runs, count, instead }, startsAgain }: NoTrumpProps) {
  const t = useTranslate();
  const rounds = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return (
    <p>
      {joinSentences([
        t('rules.trump.without', { count, rounds: formatList(rounds) }),
        instead === null ? '' : t(`rules.trump.without.${instead}`),
        startsAgain ? t('rules.trump.without.again') : '',
      ])}
    </p>
  );
}

/** The effect of a joker that is turned up, or shown by the dealer [JOKER-5]. */
function TurnedJokers({ jokers }: { readonly jokers: JokersFact | null }) {
  const t = useTranslate();
  return (
    <>
      {jokers !== null && jokers.low > 0 && <p>{t('rules.trump.joker.low')}</p>}
      {jokers !== null && jokers.high > 0 && <p>{t('rules.trump.joker.high')}</p>}
    </>
  );
}

interface TrumpProps {
  readonly trump: TrumpFact;
  readonly jokers: JokersFact | null;
  /** Whether the rounds start again until somebody reaches a target. */
  readonly startsAgain: boolean;
}

/** The source of trump, and when it may be led. */
export function TrumpSection({ trump, jokers, startsAgain }: TrumpProps) {
  const t = useTranslate();
  const { kind, suit, rotation, again, deckRunsOut, lead, noTrump } = trump;
  const shown = (deckRunsOut ?? kind) === 'dealers-last';
  const turned = kind === 'flip';
  return (
    <Section title={t('trump.label')}>
      <p className={styles.withGlyph}>
        {suit !== null && kind === 'fixed' && <SuitGlyph suit={suit} />}
        {t(`rules.trump.${kind === 'list' ? 'rotate' : kind}`, { suit: suit ?? '' })}
      </p>
      {kind === 'all-but-led' && <TrumpOrder trumps={SUITS} />}
      {rotation.length > 0 && <TrumpOrder trumps={rotation} />}
      {again !== null && (
        <>
          <p>{t('rules.trump.rotate.again')}</p>
          <p className={styles.example}>
            {t('rules.trump.rotate.example', {
              round: again.round,
              trump: t(`trump.${again.trump}`),
            })}
          </p>
        </>
      )}
      {turned && !shown && <TurnedJokers jokers={jokers} />}
      {deckRunsOut === 'none' && <p>{t('rules.trump.runsOut')}</p>}
      {deckRunsOut === 'dealers-last' && <p>{t('rules.trump.dealers-last')}</p>}
      {shown && <p className={styles.example}>{t('rules.trump.dealers-last.example')}</p>}
      {shown && <TurnedJokers jokers={jokers} />}
      {noTrump !== null && <NoTrumpRounds facts={noTrump} startsAgain={startsAgain} />}
      {lead !== 'any' && <p>{t(`rules.trump.${lead}`)}</p>}
      {lead === 'last' && <p className={styles.example}>{t('rules.trump.last.example')}</p>}
    </Section>
  );
}
