import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameRecord,
  type Level,
  type RuleSet,
  legalCommands,
  newGame,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { productPlayer } from './player.ts';
import { headerOf } from './games.ts';

const player = productPlayer();

/** A whole game among players of these levels, dealt from a number. */
export function gameAmong(rules: RuleSet, levels: readonly Level[], seed: number): GameRecord {
  const header = headerOf(rules, {
    seats: levels.map((player) => ({ name: '', player })),
    dealSeed: (seed + 1).toString(16).padStart(32, '0'),
    firstDealer: null,
  });
  const opened = newGame(header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let state = opened.value;
  const commands: Command[] = [];
  while (state.round.phase !== 'over') {
    const seat = toAct(state)[0];
    const command =
      seat === undefined
        ? legalCommands(state)[0]
        : player
            .think(
              viewFor(state, seat),
              levels[seat] ?? 'expert',
              decisionRng(header.aiSeed, viewFor(state, seat)),
            )
            .best();
    if (command === undefined) throw new Error(`nothing to do in phase ${state.round.phase}`);
    const carried = step(state, command);
    if (!carried.ok) throw new Error(JSON.stringify(carried.error));
    commands.push(command);
    state = carried.value.state;
  }
  return { header, commands };
}
