import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { opponentHost } from '@/platform/threaded-opponents.ts';
import { type DrillChoice, dealDrill, playDrill } from '@/store/drill/hand.ts';
import type { ChooseMove } from '@/store/table/computer-play.ts';
import type { RoundStory } from '@/store/games/story.ts';

/** The experts at the table, in a thread of their own, which ends when the component unmounts. */
export function useExperts(): ChooseMove {
  const [host] = useState(opponentHost);
  useEffect(() => () => host.close(), [host]);
  return useCallback((request, signal) => host.ask(request, signal), [host]);
}

/** A hand to bid on, up to the player's bid. */
export interface DrillHand {
  /** How many were dealt before. */
  readonly index: number;
  readonly choice: DrillChoice;
  readonly record: GameRecord;
}

/** Deals one hand after the other; the last one stays until the next is dealt. */
export function useDrillHands(choose: ChooseMove) {
  const [hand, setHand] = useState<DrillHand | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const count = useRef(0);
  const dealing = useRef<AbortController | null>(null);
  useEffect(() => () => dealing.current?.abort(), []);

  function deal(choice: DrillChoice): void {
    dealing.current?.abort();
    const mine = new AbortController();
    dealing.current = mine;
    const { signal } = mine;
    setHasFailed(false);
    dealDrill(choice, cryptoRandomness, choose, signal).then(
      (record) => {
        if (!signal.aborted) setHand({ index: count.current++, choice, record });
      },
      () => {
        if (signal.aborted) return;
        setHand(null);
        setHasFailed(true);
      },
    );
  }

  function leave(): void {
    dealing.current?.abort();
    setHand(null);
  }

  return { hand, hasFailed, deal, leave };
}

/** The result of a bid when experts play the hand out. */
export function useDrillResult(
  hand: GameRecord,
  bid: number,
  choose: ChooseMove,
): RoundStory | 'playing' | 'failed' {
  const [result, setResult] = useState<RoundStory | 'playing' | 'failed'>('playing');
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    playDrill(hand, bid, choose, signal).then(
      (played) => signal.aborted || setResult(played),
      () => signal.aborted || setResult('failed'),
    );
    return () => left.abort();
  }, [hand, bid, choose]);
  return result;
}
