import { describe, expect, it } from 'vitest';
import {
  type Answers,
  type QuestionId,
  NO_ANSWERS,
  QUESTION_IDS,
  TRADITIONS,
  answersTo,
  verdictOf,
} from '@/catalogue/index.ts';
import { ruleProblems } from '@/engine/index.ts';

const verdict = (answers: Partial<Answers>, players = 4) =>
  verdictOf(TRADITIONS, { ...NO_ANSWERS, ...answers }, players, 'en-US');

/** "I don't know" and all answers to a question, one at a time. */
const answersWith = (answers: Answers, id: QuestionId): readonly Answers[] =>
  [null, ...answersTo(id)].map((answer) => ({ ...answers, [id]: answer }));

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
  ] as const)('%o is %s', (answers, id) => {
    expect(verdict(answers)?.same?.id ?? null).toBe(id);
  });

  it('without an answer is what speakers look for first', () => {
    expect(verdict({})?.same?.id).toBe('oh-hell');
  });

  it('has for all answers rules that agree with each and can be played', () => {
    for (const players of [3, 4, 7])
      for (const answers of [...PAIRS, ...WHOLE]) {
        const { rules, same } = verdict(answers, players) ?? {};
        if (rules === undefined) throw new Error('no verdict');
        expect(ruleProblems(rules), JSON.stringify({ players, answers })).toEqual([]);
        if (same !== null) continue;
        for (const id of QUESTION_IDS) {
          const answer = answers[id];
          if (answer === null) continue;
          const only = verdictOf(
            [{ id: 'own', names: {}, players: [players], rules, sources: [] }],
            { ...NO_ANSWERS, [id]: answer },
            players,
            'en',
          );
          expect(only?.same, JSON.stringify({ players, answers, id })).not.toBeNull();
        }
      }
  });
});
