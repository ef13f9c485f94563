import { describe, expect, test } from 'vitest';
import { SUBJECTS } from '@/engine/exercise/index.ts';
import { keyOfGame } from '@/store/practice/practice-games.ts';
import { type Turn, dealFor, turnsOf } from '../../../tools/exercises/checked-games.ts';

const first = (count: number, games: string, subjects: readonly string[] = []): Turn[] => {
  const turns: Turn[] = [];
  for (const turn of turnsOf(games, subjects)) {
    turns.push(turn);
    if (turns.length === count) break;
  }
  return turns;
};

describe('the games in which positions are checked', () => {
  test('of presets, every subject comes, nil in Spades alone', () => {
    const turns = first(100, 'presets');
    expect(new Set(turns.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
    const withNil = turns.filter(({ subject }) => subject === 'nil');
    expect(new Set(withNil.map(({ game }) => keyOfGame(game)))).toEqual(new Set(['spades']));
  });

  test('of traditions, each comes once before any comes again', () => {
    const keys = first(60, 'traditions').map(({ game }) => keyOfGame(game));
    const lap = keys.indexOf(keys[0] ?? '', 1);
    expect(new Set(keys.slice(0, lap)).size).toBe(lap);
    expect(lap).toBeGreaterThan(30);
  });

  test('house rules and their rounds are the same in every run', () => {
    const deals = () => first(10, 'house').map((turn, index) => dealFor(turn, index));
    expect(deals()).toEqual(deals());
  });

  test('turns can be about chosen subjects alone', () => {
    const subjects = first(20, 'presets', ['spoil', 'forehead']).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set(['spoil', 'forehead']));
    expect(() => first(1, 'canadian', ['nil'])).toThrow('no game');
    expect(() => first(1, 'bridge')).toThrow('bridge');
  });
});
