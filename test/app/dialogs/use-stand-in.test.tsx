import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStandIn } from '@/app/dialogs/use-stand-in.ts';
import type { GameRecord } from '@/engine/index.ts';
import { temporaryStandIns } from '@/storage/stand-ins.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';

interface Asked {
  readonly onRound: (record: GameRecord) => void;
  readonly signal: AbortSignal;
  readonly resolve: (record: GameRecord) => void;
  readonly reject: (error: Error) => void;
}

const asked = vi.hoisted((): Asked[] => []);
vi.mock('@/app/dialogs/stand-ins.ts', () => ({
  playStandIn: (
    _games: unknown,
    _question: unknown,
    onRound: Asked['onRound'],
    signal: AbortSignal,
  ) => {
    return new Promise<GameRecord>((resolve, reject) => {
      asked.push({ onRound, signal, resolve, reject });
    });
  },
}));

const header = defaultHeader();
const QUESTION = { header, level: 'expert', rounds: 2 } as const;
const one = played(header, ({ past }) => past.length === 1);

function start() {
  asked.length = 0;
  const games = temporaryStandIns();
  return renderHook(() => useStandIn(games, QUESTION));
}

test('a stand-in plays at once, reports its rounds, and is done', async () => {
  const { result } = start();
  expect(result.current).toMatchObject({ status: 'playing', record: { commands: [] } });
  act(() => asked[0]!.onRound(one));
  expect(result.current.record).toBe(one);
  await act(async () => {
    asked[0]!.resolve(one);
    await Promise.resolve();
  });
  expect(result.current.status).toBe('done');
});

test('pausing stops it, and it goes on when asked to, also after it failed', async () => {
  const { result, unmount } = start();
  act(() => result.current.pause());
  expect(result.current.status).toBe('paused');
  expect(asked[0]!.signal.aborted).toBe(true);
  act(() => result.current.resume());
  expect(asked).toHaveLength(2);
  await act(async () => {
    asked[1]!.reject(new Error('stuck'));
    await Promise.resolve();
  });
  expect(result.current.status).toBe('failed');
  act(() => result.current.resume());
  expect(asked).toHaveLength(3);
  unmount();
  expect(asked[2]!.signal.aborted).toBe(true);
});
