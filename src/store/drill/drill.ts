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

/** The answer to a hand; null while there is no result. */
function answerIn(state: DrillState, advice: Advice | null, at: number): DrillAnswer | null {
  const { hand, bid, chance, result } = state;
  if (hand === null || bid === null || chance === null) return null;
  if (result === null || typeof result === 'string') return null;
  const { cards, made } = result;
  const title = titleOfGame(hand.choice.game);
  return { at, ...title, cards, bid, chance, made, ...expertFigures(advice, bid) };
}

/** The bidding drill: one hand after the other, each with a bid, a chance and a result. */
export function createDrill({ choose, randomness, now }: DrillPorts) {
  const store = createStore<DrillState>(() => ({ hand: null, hasFailed: false, ...UNANSWERED }));
  const pending = createPending();
  let dealt = 0;
  let isReported = false;

  return {
    store,

    /** Deals the next hand. The last one stays until then. */
    async deal(choice: DrillChoice): Promise<void> {
      const signal = pending.begin();
      store.setState({ hasFailed: false });
      const record = await dealDrill(choice, randomness, choose, signal).catch(() => null);
      if (signal.aborted) return;
      isReported = false;
      const hand = record === null ? null : { index: dealt++, choice, record };
      store.setState({ hand, hasFailed: hand === null, ...UNANSWERED });
    },

    /** Takes the hand off the table. */
    leave(): void {
      pending.stop();
      store.setState({ hand: null, ...UNANSWERED });
    },

    /** Takes a bid, which may be changed until the chance is given; null takes it back. */
    takeBid(bid: number | null): void {
      if (store.getState().chance === null) store.setState({ bid });
    },

    /** Takes the player's chance of the bid, and lets experts play the hand out. */
    async takeChance(chance: Chance): Promise<void> {
      const { hand, bid, chance: given } = store.getState();
      if (hand === null || bid === null || given !== null) return;
      const signal = pending.begin();
      store.setState({ chance, result: 'playing' });
      const failed = () => 'failed' as const;
      const result = await playDrill(hand.record, bid, choose, signal).catch(failed);
      if (!signal.aborted) store.setState({ result });
    },

    /**
     * The answer, once for each hand; null while there is no result, and for every further call.
     * @param advice the complete advice on the bids; null if it could not be asked
     */
    answer(advice: Advice | null): DrillAnswer | null {
      const answer = isReported ? null : answerIn(store.getState(), advice, now());
      isReported ||= answer !== null;
      return answer;
    },
  };
}

export type Drill = ReturnType<typeof createDrill>;
