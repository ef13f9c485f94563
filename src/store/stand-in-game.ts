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
 * A whole game in which an opponent of that level has the person's seat, among the same opponents
 * and with the same cards. Whoever decides gets views and nothing else, as at the table.
 * @throws when a decision does not come, or is not legal.
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
