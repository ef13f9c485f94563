import { type Ref, useId } from 'react';
import { type RuleSet, bidPoints, resolveScoring, turnsUpCard } from '@/engine/index.ts';
import { type MessageKey, type Translate, i18n } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SCORINGS } from '@/store/setup.ts';
import { formatSigned } from '@/ui/format.ts';
import styles from './HelpDialog.module.css';

/** A bid that is made, and missed by two. */
const [BID, SHORT, HAND] = [3, 1, 10] as const;

/** What the scoring in play pays: its rule where it has one in words, and an example. */
function scoreTexts(t: Translate, { scoring }: RuleSet): string[] {
  const named = SCORINGS.find((each) => each === scoring);
  const formula = resolveScoring(scoring);
  if (formula.kind === 'partnership') return [];
  const points = (tricks: number): string =>
    formatSigned(bidPoints(formula, { bid: BID, tricks, handSize: HAND }), i18n.locale);
  return [
    ...(named === undefined ? [] : [t(`scoring.${named}.rule`)]),
    t('scoring.example', { bid: BID, tricks: SHORT, made: points(BID), missed: points(SHORT) }),
  ];
}

interface Chapter {
  readonly title: MessageKey;
  readonly texts: readonly string[];
}

/** What applies to the game on the table, in the order in which a player meets it. */
const chapters = (t: Translate, rules: RuleSet, rounds: number): Chapter[] =>
  [
    { title: 'help.bid.title' as const, texts: [t('help.bid')] },
    { title: 'help.hook.title' as const, texts: rules.hook ? [t('help.hook')] : [] },
    { title: 'help.follow.title' as const, texts: [t('help.follow')] },
    {
      title: 'help.trump.title' as const,
      texts: [t('help.trump'), ...(turnsUpCard(rules) ? [t('help.trump.flip')] : [])],
    },
    { title: 'help.score.title' as const, texts: scoreTexts(t, rules) },
    { title: 'help.rounds.title' as const, texts: [t('help.rounds', { rounds })] },
  ].filter(({ texts }) => texts.length > 0);

interface GameInAMinuteProps {
  readonly ref: Ref<HTMLElement>;
  readonly rules: RuleSet;
  readonly rounds: number;
}

/** The rules of the game on the table, as one would tell them over the cards. */
export function GameInAMinute({ ref, rules, rounds }: GameInAMinuteProps) {
  const t = useTranslate();
  const heading = useId();
  return (
    <section
      ref={ref}
      className={styles.part}
      aria-labelledby={heading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll from it.
      tabIndex={0}
    >
      <h3 id={heading} className={styles.heading}>
        {t('help.minute')}
      </h3>
      <p className={styles.goal}>{t('help.goal')}</p>
      <dl className={styles.rules}>
        {chapters(t, rules, rounds).map(({ title, texts }) => (
          <div key={title}>
            <dt className={styles.term}>{t(title)}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
