import { expect, test, vi } from 'vitest';
import {
  type Command,
  type GameRecord,
  type Level,
  allowed,
  fold,
  presetRules,
  stateAfter,
} from '@/engine/index.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';
import type { StandInRepository } from '@/store/ports/stand-ins.ts';
import { type StandInRequest, standInGame } from '@/store/games/stand-in-game.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';
import { firstMove } from '../../support/store/table-bench.ts';

const HEADER = appHeader(presetRules('bugger-your-neighbor', 3));

/** A repository in memory. */
function memoryGames(): StandInRepository & { readonly kept: Map<Level, GameRecord> } {
  const kept = new Map<Level, GameRecord>();
  return {
    kept,
    read: (level) => Promise.resolve(kept.get(level) ?? null),
    write: (level, record) => Promise.resolve(void kept.set(level, record)),
  };
}

const first = ({ view }: MoveRequest) => Promise.resolve(firstMove(view));

interface PlayOptions {
  readonly choose?: (request: MoveRequest) => Promise<Command>;
  readonly games?: StandInRepository;
  readonly rounds?: StandInRequest['rounds'];
  readonly onRound?: (record: GameRecord) => void;
  readonly signal?: AbortSignal;
}

/** Plays with the expert at the human's seat. */
function play({
  choose = first,
  games = memoryGames(),
  rounds = null,
  onRound = () => undefined,
  signal = new AbortController().signal,
}: PlayOptions = {}) {
  return standInGame(
    { choose, games },
    { header: HEADER, level: 'expert', rounds },
    onRound,
    signal,
  );
}

const roundsOf = (record: GameRecord): number => stateAfter(record).past.length;

test('the stand-in plays the human’s seat in a whole game, and players get only views', async () => {
  const seats = new Map<number, string>();
  const record = await play({
    choose: ({ view, level, aiSeed }) => {
      seats.set(view.seat, level);
      expect(aiSeed).toBe(HEADER.aiSeed);
      const hands = view.round.phase === 'ready' ? [] : view.round.hands;
      expect(hands.filter(({ kind }) => kind === 'seen')).toHaveLength(1);
      return Promise.resolve(firstMove(view));
    },
  });
  expect(Object.fromEntries(seats)).toEqual({ 0: 'expert', 1: 'medium', 2: 'medium' });
  const state = fold(record);
  expect(state.ok && state.value.round.phase).toBe('over');
});

test('it plays no more rounds than asked for, and goes on from there later', async () => {
  const games = memoryGames();
  const some = await play({ games, rounds: 3 });
  expect(roundsOf(some)).toBe(3);
  expect(games.kept.get('expert')).toEqual(some);

  const choose = vi.fn<typeof first>(first);
  expect(await play({ games, rounds: 3, choose })).toEqual(some);
  expect(choose).not.toHaveBeenCalled();

  const onRound = vi.fn<(record: GameRecord) => void>();
  const more = await play({ games, rounds: 5, onRound });
  expect(more.commands.slice(0, some.commands.length)).toEqual(some.commands);
  expect(onRound.mock.calls.map(([record]) => roundsOf(record))).toEqual([3, 4, 5]);
  expect(more).toEqual(await play({ rounds: 5 }));

  // After the player undoes rounds, it has fewer again, and reveals nothing of later deals.
  expect(await play({ games, rounds: 3 })).toEqual(some);
});

test('once aborted, nothing more is asked, kept or reported', async () => {
  const games = memoryGames();
  const left = new AbortController();
  const onRound = vi.fn<(record: GameRecord) => void>((record) => {
    if (roundsOf(record) === 2) left.abort(new Error('left'));
  });
  const choose = vi.fn<typeof first>(first);
  await expect(play({ games, onRound, choose, signal: left.signal })).rejects.toThrow('left');
  const two = games.kept.get('expert')!;
  expect(roundsOf(two)).toBe(2);
  expect(onRound).toHaveBeenCalledTimes(3);
  expect(choose).toHaveBeenCalledTimes(two.commands.filter(({ type }) => type !== 'deal').length);
});

test('without storage, it plays all the same', async () => {
  const games: StandInRepository = {
    read: () => Promise.reject(new Error('blocked')),
    write: () => Promise.reject(new Error('blocked')),
  };
  expect(roundsOf(await play({ games, rounds: 2 }))).toBe(2);
});

test('an illegal or missing answer throws', async () => {
  const illegal = play({
    choose: ({ view }) => {
      const [move] = allowed(view.choices);
      return Promise.resolve({
        type: 'bid',
        seat: view.seat,
        bid: move?.type === 'bid' ? -1 : 99,
      });
    },
  });
  await expect(illegal).rejects.toThrow('no legal move');
  const silent = play({ choose: () => Promise.reject(new Error('stuck')) });
  await expect(silent).rejects.toThrow('stuck');
});
