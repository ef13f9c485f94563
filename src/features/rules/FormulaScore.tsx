import { formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { payTermText } from '@/i18n/pay-term.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { formulaText, lettersOf } from './formula-notation.ts';
import styles from './Score.module.css';
import type { FormulaFacts, PayExample, StreakFact } from './score-facts.ts';

/** The formula for each case, with its terms in words. */
function Pays({ facts }: { readonly facts: FormulaFacts }) {
  const t = useTranslate();
  return (
    <dl>
      {facts.pays.map(({ when, terms }) => (
        <div key={when} className={styles.case}>
          <dt className={styles.when}>{t(`rules.pay.${when}`)}</dt>
          <dd className={styles.formula} dir="ltr">
            {formulaText(terms)}
          </dd>
          <dd className={styles.text}>
            <ul>
              {terms.map((pay) => (
                <li key={pay.term}>{payTermText(t, pay)}</li>
              ))}
              {terms.length === 0 && <li>{t('rules.pay.nothing')}</li>}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Letters({ facts }: { readonly facts: FormulaFacts }) {
  const t = useTranslate();
  const letters = lettersOf(facts.terms);
  if (letters.length === 0) return null;
  return (
    <dl className={styles.letters} aria-label={t('rules.letters')}>
      {letters.map((letter) => (
        <div key={letter}>
          <dt>{letter}</dt>
          <dd>{t(`rules.letter.${letter}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function outcomeText(t: Translate, { bid, tricks }: PayExample): string {
  if (tricks === bid) return t('seat.made');
  return tricks > bid
    ? t('rules.example.over', { count: tricks - bid })
    : t('rules.example.under', { count: bid - tricks });
}

function Examples({ facts }: { readonly facts: FormulaFacts }) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <caption>{t('rules.example.caption', { cards: facts.exampleHand })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('score.bid')}</th>
          <th scope="col">{t('score.took')}</th>
          <th scope="col">{t('rules.example.outcome')}</th>
          <th scope="col">{t('score.points')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.examples.map((example) => (
          <tr key={`${example.bid}-${example.tricks}`}>
            <td>{example.bid}</td>
            <td>{example.tricks}</td>
            <td>{outcomeText(t, example)}</td>
            <td className={styles.points}>{formatSigned(example.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When a bonus for bids in a row is paid, and how much [SCORE-3]. */
function streakText(t: Translate, streak: StreakFact): string {
  if (streak.kind !== 'from')
    return t(`rules.streak.${streak.kind}`, {
      every: streak.every,
      points: formatSigned(streak.points),
    });
  const { from, points } = streak;
  return t(points > 0 ? 'rules.streak.gain' : 'rules.streak.loss', {
    from,
    points: Math.abs(points),
  });
}

function Streak({ streak }: { readonly streak: StreakFact }) {
  const t = useTranslate();
  const { bid, points } = streak.example;
  const example = { bid, points: formatSigned(points) };
  return (
    <>
      <p>{streakText(t, streak)}</p>
      <p className={styles.example}>
        {t(
          streak.kind === 'missed' ? 'rules.streak.example.missed' : 'rules.streak.example',
          example,
        )}
      </p>
    </>
  );
}

/** The points for bids: formula, examples and streak bonus. */
export function FormulaScore({ facts }: { readonly facts: FormulaFacts }) {
  return (
    <>
      <Pays facts={facts} />
      <Letters facts={facts} />
      <Examples facts={facts} />
      {facts.streaks.map((streak) => (
        <Streak key={streak.kind} streak={streak} />
      ))}
    </>
  );
}
