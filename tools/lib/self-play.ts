import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameRecord,
  type GameState,
  HUMAN,
  type Level,
  type RuleSet,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { decide } from './player.ts';
import { after, headerOf, newGameOf, seedOf } from './games.ts';

/** The levels at the table of a game: all of them in turn, so that each meets the others equally often. */
export const levelsAt = (
  levels: readonly Level[],
  { players }: Pick<RuleSet, 'players'>,
  game: number,
): Level[] =>
  Array.from({ length: players }, (_, seat) => levels[(game + seat) % levels.length] ?? 'expert');

/** The decision of the opponent whose turn it is, after its whole search; *Deal* where it is nobody's. */
export function nextCommand(state: GameState): Command {
  const [seat] = toAct(state);
  if (seat === undefined) return { type: 'deal' };
  const view = viewFor(state, seat);
  const player = view.seats[seat]?.player ?? HUMAN;
  if (player === HUMAN) throw new Error(`seat ${seat} is a person's`);
  return decide(view, player, decisionRng(state.header.aiSeed, view));
}

/** A whole game among players of these levels, dealt from a number. */
export function gameAmong(rules: RuleSet, levels: readonly Level[], seed: number): GameRecord {
  const header = headerOf(rules, {
    seats: levels.map((player) => ({ name: '', player })),
    dealSeed: seedOf(seed),
    firstDealer: null,
  });
  let state = newGameOf(header);
  const commands: Command[] = [];
  while (state.round.phase !== 'over') {
    const command = nextCommand(state);
    state = after(state, command);
    commands.push(command);
  }
  return { header, commands };
}
