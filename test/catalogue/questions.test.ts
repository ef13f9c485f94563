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
import {
  type RuleSet,
  bidPoints,
  handSizes,
  resolveScoring,
  ruleProblems,
} from '@/engine/index.ts';

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
    [{ made: 'ten-plus', missed: 'minus-bid' }, 'spades-hell'],
    // Regression: that was Oh Hell, ten down, where only the bids of one-card rounds may add up.
    [{ bids: 'hook-later', made: 'five-plus', missed: 'tricks' }, null],
  ] as const)('the answers %o lead to %s', (answers, id) => {
    expect(verdict(answers)?.same?.id ?? null).toBe(id);
  });

  it('without an answer suggests what speakers look for first', () => {
    expect(verdict({})?.same?.id).toBe('oh-hell');
  });

  // Regression: it was the hook of the nearest tradition, from two cards.
  it('lets bids add up in rounds of 1 to 3 cards, and in no others', () => {
    const rules = verdict({ bids: 'hook-later', made: 'five-plus', missed: 'tricks' })?.rules;
    expect(rules).toMatchObject({ hook: true, hookFrom: 4 });
  });

  // Regression: it was always 10 and 1 for each trick bid, whatever made bids score.
  it.each(answersTo('made'))('takes off what the bid would have scored (%s)', (made) => {
    const rules = verdict({ made, missed: 'minus-bid' })?.rules;
    const formula = resolveScoring(rules?.scoring ?? 'standard');
    if (formula.kind !== 'formula') throw new Error('no formula');
    const points = (bid: number, tricks: number): number =>
      bidPoints(formula, { bid, tricks, handSize: 10 });
    for (const [bid, tricks] of [
      [0, 2],
      [1, 0],
      [3, 5],
      [4, 1],
    ] as const)
      expect(points(bid, tricks)).toBe(-points(bid, bid));
  });

  // Regression: the deck of the nearest tradition had too few cards for the first hand.
  it.each([
    [{ first: 'seven', trump: 'none', made: 'ten-plus-three', missed: 'tricks' }, 8, 6],
    [{ first: 'ten', trump: 'flip', made: 'ten-plus-two', missed: 'minus-five' }, 8, 6],
    [{ first: 'most', trump: 'none', made: 'ten-plus-three', missed: 'tricks' }, 8, 4],
  ] as const)('deals as many cards as %o says to %d', (answers, players, size) => {
    const found = verdict(answers, players);
    expect(found === null ? [] : handSizes(found.rules)[0]).toBe(size);
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
