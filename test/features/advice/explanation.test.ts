import { afterAll, describe, expect, test } from 'vitest';
import { exerciseOf, storedExercises } from '@/storage/exercises/stored-exercises.ts';
import {
  type Advice,
  DECK,
  type GameRecord,
  type PlayerView,
  allowed,
  bidPoints,
  dealtRound,
  presetRules,
  rankOf,
  rankValue,
  suitOf,
  viewFor,
  STANDARD_RANKING,
  stateAfter,
} from '@/engine/index.ts';
import { promotedCards } from '@/engine/advice/index.ts';
import { explanation, questionFacts } from '@/features/advice/explanation.ts';
import { loadMessages, speak, translate } from '@/i18n/i18n.ts';
import type { Exercise, Subject } from '@/engine/exercise/index.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { adviceWith } from '../../support/advice.ts';

const stored = await storedExercises();

/** Two exercises whose words are known. */
const COUNT = exerciseOf(
  'count up-and-down-the-river 5 8 559 easy AAQDRDSBTBUBgKhMiBjAkohIiFjCkQ gJ',
);
const HOOK = exerciseOf('hook trump-rotation 3 5 10 easy AARBSC QB');
const about = (subject: Subject): Exercise[] => stored.filter((each) => each.subject === subject);
const asOwn = (exercise: Exercise): Exercise => ({ ...exercise, subject: 'own', preset: null });
const seen = ({ record }: Exercise): PlayerView => viewFor(stateAfter(record), 0);
const told = (exercise: Exercise, advice: Advice | null = null): string => {
  const view = seen(exercise);
  return explanation(translate, view, { view, advice, state: 'done' }, exercise).join(' ');
};

/** Advice in which the make probability (in tenths) and the expected points of a bid equal the bid. */
function promising(view: PlayerView): Advice {
  const options = allowed(view.choices).map((command) => {
    const bid = command.type === 'bid' ? command.bid : 0;
    return {
      command,
      make: bid / 10,
      short: 0.1,
      points: bid,
      others: 0,
      error: 0.1,
      cost: 0,
      costError: 0,
      facts: [],
    };
  });
  return adviceWith(options, { seat: view.seat });
}

afterAll(() => speak('en', 'en'));

describe('counting trumps', () => {
  test.each(about('count'))('$id: lists exactly the unseen trumps', (each) => {
    const round = dealtRound(seen(each));
    const suit = round?.turned == null ? round?.trump : suitOf(round.turned);
    const hand = round?.hands[0];
    const known = new Set([
      round?.turned,
      ...(round?.taken ?? []).flatMap(({ cards }) => cards),
      ...(round?.trick.cards ?? []),
      ...(hand?.kind === 'seen' ? hand.cards : []),
    ]);
    const out = DECK.filter((card) => suitOf(card) === suit && !known.has(card))
      .toSorted((a, b) => rankValue(b, STANDARD_RANKING) - rankValue(a, STANDARD_RANKING))
      .map((card) => translate(`rank.${rankOf(card)}`));
    const words = told(each);
    const listed = /Unseen trumps: ([^.]+) of \w+\./.exec(words)?.[1]?.split(/, and |, | and /);
    expect(listed ?? []).toEqual(out);
    expect(words.includes('No trumps are left but yours.')).toBe(out.length === 0);
    expect(words).toMatch(/sure trick/i);
  });

  test('applies to positions from the player’s games only if they concern trumps', () => {
    const [each] = about('count') as [Exercise];
    expect(told(asOwn(each))).toBe(told(each));
    const plain = about('follow').find(({ record }) => record.commands.length > 0) as Exercise;
    expect(told(asOwn(plain))).toBe('');
  });

  test('lists the unseen cards of a suit to count', () => {
    for (const each of about('suit')) {
      const view = seen(each);
      const words = told(each);
      expect(words).toMatch(/Unseen \w+: |No \w+ are left but yours\./);
      const round = dealtRound(view);
      if (round === null) throw new Error('no round');
      for (const card of promotedCards(view, round)) {
        const higher = DECK.filter(
          (other) =>
            suitOf(other) === suitOf(card) &&
            rankValue(other, STANDARD_RANKING) > rankValue(card, STANDARD_RANKING),
        );
        const suit = suitOf(card);
        if (suit === null) throw new Error('a joker');
        const name = translate(`suit.${suit}`);
        const [, listed = ''] = new RegExp(`Unseen ${name}: ([^.]+)\\.`).exec(words) ?? [];
        const ranks = higher.map((other) => translate(`rank.${rankOf(other)}`));
        expect(ranks.filter((rank) => listed.includes(rank))).toEqual([]);
      }
    }
  });

  test('does not apply to other exercises', () => {
    for (const subject of ['follow', 'ruff', 'dodge'] as const)
      for (const each of about(subject)) expect(told(each)).toBe('');
  });
});

describe('the hook', () => {
  const each = HOOK;

  test('names the forbidden bid, and the expected points of its neighbors once known', () => {
    expect(told(each)).toBe('You can’t bid 2: the bids may not total 5.');
    expect(told(each, promising(seen(each)))).toBe(
      'You can’t bid 2: the bids may not total 5. On either side: 1 (10% to make, 1 expected) and 3 (30% to make, 3 expected).',
    );
  });

  test('gives no figures while the search runs', () => {
    const view = seen(each);
    const asked = { view, advice: promising(view), state: 'thinking' } as const;
    expect(explanation(translate, view, asked, each)).toEqual([
      'You can’t bid 2: the bids may not total 5.',
    ]);
  });

  test('is explained in a position from the player’s games if the right bid is next to the hook', () => {
    expect(told(asOwn(each))).toMatch(/^You can’t bid 2/);
    const elsewhere = { ...each, right: [{ type: 'bid', seat: 0, bid: 4 }] } as const;
    expect(told(asOwn(elsewhere))).not.toMatch(/can’t bid/);
  });
});

describe('bidding zero', () => {
  test.each(about('zero'))(
    '$id: gives the points for making 0 and 1 before and after the answer',
    (each) => {
      const { scoring } = presetRules(each.preset ?? 'canadian');
      if (typeof scoring !== 'string') throw new Error('no name');
      const { handSize } = dealtRound(seen(each)) ?? { handSize: 0 };
      const pays = (bid: number): number => bidPoints(scoring, { bid, tricks: bid, handSize });
      const words = `In this game a made 0 scores ${pays(0)}, a made 1 scores ${pays(1)}.`;
      expect(questionFacts(translate, seen(each), each)).toEqual([words]);
      expect(told(each)).toBe(words);
    },
  );

  test('is explained in a position from the player’s games only with the answer', () => {
    const own = asOwn(about('zero')[0] as Exercise);
    expect(questionFacts(translate, seen(own), own)).toEqual([]);
    expect(told(own)).toMatch(/a made 0 scores \d+, a made 1 scores 11/);
  });

  test('is not mentioned in partnerships', () => {
    const record: GameRecord = played(
      appHeader(presetRules('spades')),
      ({ round }) => round.phase === 'bid' && round.bids.filter((bid) => bid !== null).length === 3,
    );
    const own: Exercise = {
      id: 'own',
      subject: 'own',
      preset: null,
      grade: null,
      rating: null,
      record,
      right: [{ type: 'bid', seat: 0, bid: 0 }],
    };
    expect(told(own)).toBe('');
  });
});

test('works in other languages', async () => {
  const advice = promising(seen(HOOK));
  await speak('de', 'de');
  await loadMessages();
  expect(told(COUNT)).toMatch(/^Noch nicht gefallene Trümpfe \(Kreuz\): Neun, Acht und Fünf\. /);
  expect(told(HOOK, advice)).toMatch(
    /1 \(10\s% Chance, 1 erwartet\) und 3 \(30\s% Chance, 3 erwartet\)/,
  );
  await speak('ja', 'ja');
  expect(told(COUNT)).toMatch(/^まだ出ていない切り札：クラブの9、8、5。/);
});
