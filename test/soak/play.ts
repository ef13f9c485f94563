import { decisionChance } from '@/ai/chance.ts';
import {
  type GameState,
  type Header,
  type Level,
  type PlayerView,
  newGame,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { HARD_DEADLINE_MS } from '@/store/turns.ts';
import { decide } from '../support/ai/mind.ts';

/** What came of games among opponents. */
export interface Count {
  games: number;
  decisions: number;
  exceptions: number;
  illegal: number;
  /** Decisions for which the table would not have waited. */
  late: number;
  stuck: number;
}

export const noneYet = (): Count => ({
  games: 0,
  decisions: 0,
  exceptions: 0,
  illegal: 0,
  late: 0,
  stuck: 0,
});

/** Whether nothing went wrong. */
export const isClean = ({ exceptions, illegal, late, stuck }: Count): boolean =>
  exceptions + illegal + late + stuck === 0;

/** More commands than any game can have: beyond it a game is stuck. */
const ENDLESS = 20_000;

function decided(state: GameState, seat: number, worlds: number, count: Count): GameState | null {
  const view: PlayerView = viewFor(state, seat);
  const level = state.header.seats[seat]?.player as Level;
  const chance = decisionChance(state.header.aiSeed, view);
  const began = performance.now();
  const command = decide(view, level, chance, worlds);
  count.decisions++;
  if (performance.now() - began > HARD_DEADLINE_MS) count.late++;
  const carried = step(state, command);
  if (carried.ok) return carried.value.state;
  count.illegal++;
  return null;
}

/**
 * Opponents play a whole game; what went wrong is counted, and ends it.
 * @param worlds what those who search may look into at most.
 * @throws when such a game cannot be played at all.
 */
export function play(header: Header, worlds: number, count: Count): void {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(`impossible rules: ${JSON.stringify(opened.error)}`);
  let state = opened.value;
  for (let commands = 0; state.round.phase !== 'over'; commands++) {
    const [seat] = toAct(state);
    const dealt = seat === undefined ? step(state, { type: 'deal' }) : null;
    if (commands > ENDLESS || dealt?.ok === false) {
      count.stuck++;
      return;
    }
    try {
      const next = seat === undefined ? null : decided(state, seat, worlds, count);
      if (seat !== undefined && next === null) return;
      state = next ?? (dealt?.ok ? dealt.value.state : state);
    } catch (error) {
      count.exceptions++;
      console.error(JSON.stringify(header), error);
      return;
    }
  }
  count.games++;
}
