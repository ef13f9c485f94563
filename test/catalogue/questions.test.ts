import { describe, expect, it } from 'vitest';
import {
  type Answers,
  type QuestionId,
  NO_ANSWERS,
  QUESTION_IDS,
  TRADITIONS,
  answersTo,
  gameFromAnswers,
} from '@/catalogue/index.ts';
import { type RuleSet, ruleProblems } from '@/engine/index.ts';

const verdict = (answers: Partial<Answers>, players = 4) =>
  gameFromAnswers(TRADITIONS, { ...NO_ANSWERS, ...answers }, players, 'en-US');

/** "I don't know" and all answers to a question, one at a time. */
const answersWith = (answers: Answers, id: QuestionId): readonly Answers[] =>
  [null, ...answersTo(id)].map((answer): Answers =>
    Object.assign({ ...answers }, { [id]: answer }),
  );

/** Every answer to one question with every answer to another. */
const PAIRS: readonly Answers[] = QUESTION_IDS.flatMap((first, at) =>
  QUESTION_IDS.slice(at + 1).flatMap((second) =>
    answersWith(NO_ANSWERS, first).flatMap((answers) => answersWith(answers, second)),
  ),
);

/** Every question answered. */
const WHOLE: readonly Answers[] = Array.from({ length: 30 }, (_, turn) =>
  QUESTION_IDS.reduce<Answers>((answers, id, at) => {
    const options = answersTo(id);
    return { ...answers, [id]: options[(turn * (at + 2)) % options.length] };
  }, NO_ANSWERS),
);

describe('how do you play it at home?', () => {
  it('has six questions', () => {
    expect(QUESTION_IDS).toHaveLength(6);
  });

  it.each([
    [{ first: 'ten', trump: 'none', lead: 'highest-bidder' }, 'plump'],
    [{ first: 'one', trump: 'list', made: 'ten-plus', missed: 'nothing' }, 'kachuful'],
    [{ first: 'one', trump: 'flip', made: 'ten-plus-two', missed: 'minus-two' }, 'boerenbridge'],
    [{ first: 'most', made: 'ten-plus-three', missed: 'minus-three' }, 'podrida'],
    [{ bids: 'hook-later', trump: 'highest-bidder' }, 'boerenbridge-wiki'],
    [{ first: 'seven', missed: 'tricks' }, 'nomination-seven'],
    [{ first: 'ten', trump: 'fixed', missed: 'minus-bid' }, null],
    [{ first: 'same' }, 'oh-hell-101'],
    [{ first: 'one', made: 'twenty-plus-ten', missed: 'minus-ten' }, 'jokers-high-low'],
    [{ made: 'ten-plus-five', missed: 'minus-five' }, 'pocha'],
    [{ made: 'two-plus', missed: 'minus-one' }, 'ascenseur'],
    [{ made: 'square', missed: 'minus-square' }, 'german-bridge'],
  ] as const)('the answers %o lead to %s', (answers, id) => {
    expect(verdict(answers)?.same?.id ?? null).toBe(id);
  });

  it('without an answer suggests what speakers look for first', () => {
    expect(verdict({})?.same?.id).toBe('oh-hell');
  });

  it.each([2, 3, 4, 7, 8])('finds rules that %d can play for all answers', (players) => {
    const problems = [...PAIRS, ...WHOLE].flatMap((answers) => {
      const found = verdict(answers, players);
      return found === null || ruleProblems(found.rules).length > 0 ? [answers] : [];
    });
    expect(problems).toEqual([]);
  });

  it.each([2, 3, 4, 7, 8])(
    'changes house rules until they agree with every answer (%d)',
    (players) => {
      /** Whether the rules agree with one of the answers. */
      const agree = (rules: RuleSet, answers: Answers, id: QuestionId): boolean => {
        const own = { id: 'own', names: {}, players: [players], rules, sources: [] };
        const only = { ...NO_ANSWERS, [id]: answers[id] };
        return gameFromAnswers([own], only, players, 'en')?.same !== null;
      };
      const ignored = [...PAIRS, ...WHOLE].flatMap((answers) => {
        const found = verdict(answers, players);
        return QUESTION_IDS.filter((id) => found === null || !agree(found.rules, answers, id)).map(
          (id) => ({ id, answers }),
        );
      });
      expect(ignored).toEqual([]);
    },
  );
});
