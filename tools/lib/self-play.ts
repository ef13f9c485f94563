import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameRecord,
  type Level,
  type PlayerView,
  type RuleSet,
  type Seed,
  legalCommands,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { appPlayer } from './player.ts';
import { after, headerOf, newGameOf, seedOf } from './games.ts';

const player = appPlayer();

/** A level's decision after all its search. */
function decided(view: PlayerView, level: Level, aiSeed: Seed): Command {
  const decision = player.think(view, level, decisionRng(aiSeed, view));
  while (decision.improve());
  return decision.best();
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
    const seat = toAct(state)[0];
    const command =
      seat === undefined
        ? legalCommands(state)[0]
        : decided(viewFor(state, seat), levels[seat] ?? 'expert', header.aiSeed);
    if (command === undefined) throw new Error(`nothing to do in phase ${state.round.phase}`);
    state = after(state, command);
    commands.push(command);
  }
  return { header, commands };
}
