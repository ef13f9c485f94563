import { expect, test } from 'vitest';
import { DECISION_KINDS } from '@/engine/review/index.ts';
import { type Figure, type Figures, SITUATIONS } from '@/store/insights/figures.ts';
import { weaknessOf } from '@/store/insights/weakness.ts';
import { PRACTICE_PRESETS, gamesWith, presetGameOf } from '@/store/practice/practice-games.ts';

const figure = (
  key: string,
  rate: number | null,
  { decisions = 100, margin = 2, expert = 5 } = {},
): Figure => ({
  by: 'kind',
  key,
  decisions,
  lost: 0,
  rate: rate === null ? null : { value: rate, margin },
  expert,
  excess: null,
});

const figuresWith = (kind: readonly Figure[], situation: readonly Figure[] = []): Figures => ({
  all: [],
  about: [],
  kind,
  handSize: [],
  turn: [],
  bid: [],
  game: [],
  opponents: [],
  situation,
});

test('the weakness is where most points are lost beyond an expert’s, not where the rate is highest', () => {
  const found = weaknessOf(
    figuresWith([figure('lead', 30, { decisions: 40 }), figure('follow', 20, { decisions: 200 })]),
  );
  expect(found).toMatchObject({ subject: 'follow', beyond: 30 });
});

test('situations count as well', () => {
  const found = weaknessOf(figuresWith([figure('lead', 8)], [figure('lastTricks', 15)]));
  expect(found?.subject).toBe('last');
});

test('nothing is concluded from little data, from a difference within the margin, or without exercises', () => {
  expect(weaknessOf(figuresWith([figure('lead', null)]))).toBeNull();
  expect(weaknessOf(figuresWith([figure('lead', 20, { margin: 16 })]))).toBeNull();
  expect(weaknessOf(figuresWith([figure('declaration', 50)]))).toBeNull();
});

test('every weakness can be trained in some game', () => {
  const games = PRACTICE_PRESETS.map(presetGameOf);
  const subjects = [
    ...DECISION_KINDS.map((key) => weaknessOf(figuresWith([figure(key, 50)]))),
    ...SITUATIONS.map((key) => weaknessOf(figuresWith([], [figure(key, 50)]))),
  ].flatMap((found) => (found === null ? [] : [found.subject]));
  expect(subjects.length).toBeGreaterThan(7);
  for (const subject of subjects) expect(gamesWith(games, subject)).not.toEqual([]);
});
