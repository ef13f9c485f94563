import {
  type Command,
  type GameRecord,
  type Header,
  type Level,
  legalCommands,
  newGame,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { MoveRequest } from './ports/opponents.ts';
import { levelAt } from './seating.ts';

/**
 * Plays a whole game with an opponent of that level at the human's seat, against the same opponents
 * with the same cards. Players get views and nothing else.
 * @throws if a move is missing or illegal
 */
export async function standInGame(
  header: Header,
  level: Level,
  choose: (request: MoveRequest) => Promise<Command>,
): Promise<GameRecord> {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(`no such game: ${JSON.stringify(opened.error)}`);
  const commands: Command[] = [];
  for (let state = opened.value; state.round.phase !== 'over';) {
    const [seat] = toAct(state);
    const [first] = legalCommands(state);
    const command =
      seat === undefined
        ? first
        : // One after the other: each decision changes what the next one is about.
          await choose({
            view: viewFor(state, seat),
            level: levelAt(header, seat) ?? level,
            aiSeed: header.aiSeed,
          });
    const carried = command === undefined ? null : step(state, command);
    if (command === undefined || carried?.ok !== true)
      throw new Error(`the stand-in at seat ${seat} made no move that is allowed`);
    commands.push(command);
    ({ state } = carried.value);
  }
  return { header, commands };
}
