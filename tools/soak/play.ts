import {
  type GameState,
  type Header,
  type Opponent,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { newGameOf } from '../lib/games.ts';
import type { Decider } from './deciders.ts';

/** The result of games among opponents. */
export interface Count {
  games: number;
  decisions: number;
  exceptions: number;
  illegal: number;
  /** Decisions over the time limit. */
  late: number;
  /** The longest decision, in ms. */
  longest: number;
  stuck: number;
}

/** The counts before the first game. */
export const emptyCount = (): Count => ({
  games: 0,
  decisions: 0,
  exceptions: 0,
  illegal: 0,
  late: 0,
  longest: 0,
  stuck: 0,
});

/** Whether nothing went wrong. */
export const isClean = ({ exceptions, illegal, late, stuck }: Count): boolean =>
  exceptions + illegal + late + stuck === 0;

/** More commands than any game can have: beyond it a game is stuck. */
const ENDLESS = 20_000;

/** Starts a timer, in ms of CPU time: other processes do not count. */
function stopwatch(): () => number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

async function decided(
  state: GameState,
  seat: number,
  decider: Decider,
  count: Count,
): Promise<GameState | null> {
  const { aiSeed, seats } = state.header;
  const request = { view: viewFor(state, seat), level: seats[seat]?.player as Opponent, aiSeed };
  const elapsed = stopwatch();
  const command = await decider.decide(request);
  const took = elapsed();
  count.decisions++;
  count.longest = Math.max(count.longest, took);
  if (took > decider.patience) count.late++;
  const stepped = step(state, command);
  if (stepped.ok) return stepped.value.state;
  count.illegal++;
  return null;
}

/**
 * Opponents play a whole game; an error is counted and ends it.
 * @throws if the rules cannot be played
 */
export async function play(header: Header, decider: Decider, count: Count): Promise<void> {
  let state = newGameOf(header);
  for (let commands = 0; state.round.phase !== 'over'; commands++) {
    const [seat] = toAct(state);
    const dealt = seat === undefined ? step(state, { type: 'deal' }) : null;
    if (commands > ENDLESS || dealt?.ok === false) {
      count.stuck++;
      return;
    }
    try {
      const next = seat === undefined ? null : await decided(state, seat, decider, count);
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
