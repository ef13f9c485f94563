import {
  type AnswerTo,
  QUESTION_IDS,
  type QuestionId,
  TRADITIONS,
  type AnsweredGame,
  answersTo,
  gameFromAnswers,
} from '@/catalogue/index.ts';
import type { MessageKey, Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Select } from '@/ui/Select.tsx';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { ChangeRules } from './ChangeRules.tsx';
import { PLAYER_COUNTS } from '../player-counts.ts';
import { PlayersChoice } from '../PlayersChoice.tsx';
import styles from './Catalogue.module.css';
import type { QuestionsPage } from './catalogue-pages.ts';
import {
  certaintyText,
  factsText,
  homeLocale,
  shownName,
  unaskedTexts,
} from './tradition-words.ts';

/** The game that the answers on a page describe. */
export function answeredGame({ answers, players }: QuestionsPage): AnsweredGame {
  const game = gameFromAnswers(TRADITIONS, answers, players, homeLocale());
  if (game === null) throw new Error(`no tradition for ${players} players`);
  return game;
}

type AnswerKey = Extract<
  MessageKey,
  `questions.${QuestionId}.${string}` | 'firstLead.highest-bidder'
>;

/** An answer in words. */
export const answerText = <Id extends QuestionId>(
  t: Translate,
  id: Id,
  answer: AnswerTo<Id>,
): string =>
  // Each answer has a message with its name; the page's test checks all of them.
  t((id === 'lead' ? `firstLead.${answer}` : `questions.${id}.${answer}`) as AnswerKey);

interface QuestionsProps {
  readonly page: QuestionsPage;
  readonly onChange: (page: QuestionsPage) => void;
  /** Opens the editor. */
  readonly onEdit: (set: NamedRuleSet) => void;
}

/** *How do you play it at home?*: six questions and the game that the answers describe. */
export function Questions({ page, onChange, onEdit }: QuestionsProps) {
  const t = useTranslate();
  const { answers, players } = page;
  const { same, nearest, rules } = answeredGame(page);
  const name = shownName(t, nearest);
  return (
    <div className={styles.page}>
      <p>{t('questions.intro')}</p>
      <PlayersChoice
        options={PLAYER_COUNTS}
        value={players}
        onChange={(count) => onChange({ ...page, players: count })}
      />
      <div className={styles.questions}>
        {QUESTION_IDS.map((id) => (
          <Select
            key={id}
            label={t(`questions.${id}`)}
            value={answers[id] ?? ''}
            options={[
              { value: '', label: t('questions.any') },
              ...answersTo(id).map((answer) => ({
                value: answer,
                label: answerText(t, id, answer),
              })),
            ]}
            onChange={(value) =>
              onChange({
                ...page,
                answers: { ...answers, [id]: value === '' ? null : value },
              })
            }
          />
        ))}
      </div>
      <output className={styles.verdict}>
        <strong>{t(same === null ? 'questions.like' : 'questions.same', { name })}</strong>
        <span className={styles.note}>{factsText(t, rules)}</span>
        {unaskedTexts(t, rules).map((text) => (
          <span key={text} className={styles.note}>
            {text}
          </span>
        ))}
        {same === null ? null : (
          <span className={styles.note}>{certaintyText(t, same, rules)}</span>
        )}
      </output>
      <ChangeRules set={{ name: same === null ? '' : name, rules }} onEdit={onEdit} />
    </div>
  );
}
