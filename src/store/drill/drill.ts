import { createStore } from 'zustand/vanilla';
import type { Advice, GameRecord } from '@/engine/index.ts';
import type { Randomness } from '../ports/randomness.ts';
import { titleOfGame } from '../practice/practice-games.ts';
import type { ChooseMove } from '../table/computer-play.ts';
import { type Chance, type DrillAnswer, expertFigures } from './answers.ts';
import { type DrillChoice, type DrillOutcome, dealDrill, playDrill } from './hand.ts';

/** A hand to bid on, up to the player's bid. */
export interface DrillHand {
  /** How many were dealt before. */
  readonly index: number;
  readonly choice: DrillChoice;
  readonly record: GameRecord;
}

/** The hand on the table and the player's answer to it. */
export interface DrillState {
  readonly hand: DrillHand | null;
  /** Whether the last hand could not be dealt. */
  readonly hasFailed: boolean;
  readonly bid: number | null;
  readonly chance: Chance | null;
  /** The result of the bid when experts play the hand out; null until bid and chance are given. */
  readonly result: DrillOutcome | 'playing' | 'failed' | null;
}

interface DrillPorts {
  /** The experts' moves. */
  readonly choose: ChooseMove;
  readonly randomness: Randomness;
  /** The time, in ms since 1970. */
  readonly now: () => number;
  /** Takes each answer, once its result is known. */
  readonly onAnswer: (answer: DrillAnswer) => void;
}

const UNANSWERED = { bid: null, chance: null, result: null } as const;

/** What is being dealt or played: whatever begins next aborts it. */
function createPending() {
  let pending = new AbortController();
  return {
    begin(): AbortSignal {
      pending.abort();
      pending = new AbortController();
      return pending.signal;
    },
    stop: (): void => pending.abort(),
  };
}

/** A bid with its chance, which becomes an answer once its result is known and advice is there or given up. */
function createAnswering(report: (result: DrillOutcome, advice: Advice | null) => void) {
  let result: DrillOutcome | null = null;
  let judged: { readonly advice: Advice | null } | null = null;
  let isReported = false;

  function reportOnce(): void {
    if (result === null || judged === null || isReported) return;
    isReported = true;
    report(result, judged.advice);
  }

  return {
    takeResult(outcome: DrillOutcome): void {
      result = outcome;
      reportOnce();
    },
    /** Takes the complete advice, or null if there is none; the first call counts. */
    judge(advice: Advice | null): void {
      judged ??= { advice };
      reportOnce();
    },
  };
}

/** Lets experts play hands out, also those that are left meanwhile. */
function createPlayout({ choose, now, onAnswer }: Omit<DrillPorts, 'randomness'>) {
  let answering: ReturnType<typeof createAnswering> | null = null;
  let stop = new AbortController();
  let playing: Promise<unknown> = Promise.resolve();
  let isAwaited = false;

  return {
    judge: (advice: Advice | null): void => answering?.judge(advice),

    /** Resolves with the result. The answer is reported once it is judged as well. */
    begin(hand: DrillHand, bid: number, chance: Chance): Promise<DrillOutcome | 'failed'> {
      const title = titleOfGame(hand.choice.game);
      const mine = createAnswering(({ cards, made }, advice) =>
        onAnswer({ at: now(), ...title, cards, bid, chance, made, ...expertFigures(advice, bid) }),
      );
      answering = mine;
      stop = new AbortController();
      const played = playDrill(hand.record, bid, choose, stop.signal).then(
        (result) => {
          mine.takeResult(result);
          return result;
        },
        () => 'failed' as const,
      );
      playing = played;
      return played;
    },

    /** Lets the last bid count without advice, unless it has some. Resolves when its hand is played out. */
    async finish(): Promise<void> {
      answering?.judge(null);
      await playing;
    },

    /**
     * Resolves when the experts are free for the next hand. A second call meanwhile gives the last hand up: its thread
     * may be stuck.
     */
    async makeWay(): Promise<void> {
      if (isAwaited) stop.abort();
      isAwaited = true;
      await playing;
      isAwaited = false;
    },
  };
}

/** The bidding drill: one hand after the other, each with a bid, a chance and a result. */
export function createDrill({ randomness, ...ports }: DrillPorts) {
  const store = createStore<DrillState>(() => ({ hand: null, hasFailed: false, ...UNANSWERED }));
  const dealing = createPending();
  const playout = createPlayout(ports);
  let dealt = 0;

  function stop(): Promise<void> {
    dealing.stop();
    return playout.finish();
  }

  return {
    store,

    /** Deals the next hand, once a hand that was left is played out. The last one stays until then. */
    async deal(choice: DrillChoice): Promise<void> {
      const signal = dealing.begin();
      store.setState({ hasFailed: false });
      // The experts answer one request at a time.
      await playout.makeWay();
      if (signal.aborted) return;
      const record = await dealDrill(choice, randomness, ports.choose, signal).catch(() => null);
      if (signal.aborted) return;
      const hand = record === null ? null : { index: dealt++, choice, record };
      store.setState({ hand, hasFailed: hand === null, ...UNANSWERED });
    },

    /**
     * Deals no more, but leaves the hand on the table. A bid whose chance is given still counts; by its result alone
     * if it has no advice yet. Resolves once it is played out.
     */
    stop,

    /** Stops, and takes the hand off the table. */
    leave(): Promise<void> {
      store.setState({ hand: null, ...UNANSWERED });
      return stop();
    },

    /** Takes a bid, which may be changed until the chance is given; null takes it back. */
    takeBid(bid: number | null): void {
      if (store.getState().chance === null) store.setState({ bid });
    },

    /** Takes the player's chance of the bid, and lets experts play the hand out. */
    async takeChance(chance: Chance): Promise<void> {
      const { hand, bid, chance: given } = store.getState();
      if (hand === null || bid === null || given !== null) return;
      store.setState({ chance, result: 'playing' });
      const result = await playout.begin(hand, bid, chance);
      if (store.getState().hand === hand) store.setState({ result });
    },

    /**
     * Takes the complete advice on the bids, with which the answer counts; null if it could not be asked.
     * The first call for a hand counts.
     */
    judge: playout.judge,
  };
}

export type Drill = ReturnType<typeof createDrill>;
