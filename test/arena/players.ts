import { readFileSync } from 'node:fs';
import { chooseMove, quickMove } from '@/ai/index.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import {
  type Command,
  LEVELS,
  type PlayerView,
  type RandomSource,
  allowed,
} from '@/engine/index.ts';

/** Decides from what its seat may know. */
export type Player = (view: PlayerView, chance: RandomSource) => Command | null;

function randomMove(view: PlayerView, chance: RandomSource): Command | null {
  const moves = allowed(view.choices);
  return moves[chance.below(moves.length)] ?? null;
}

/** Everybody who can take a seat, by name: the levels, and two yardsticks. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  ...Object.fromEntries(
    LEVELS.map((level): [string, Player] => [
      level,
      (view, chance) => chooseMove(view, level, chance),
    ]),
  ),
  quick: quickMove,
  random: randomMove,
};

const loaded = new Map<string, NetPlayer>();

function netFrom(file: string): NetPlayer {
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const net = new NetPlayer(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  loaded.set(file, net);
  return net;
}

/** A player by name: one of {@link PLAYERS}, `net:FILE`, or `search:WORLDS:HORIZON:WEIGH:FILE`. */
export function playerFor(name: string): Player | undefined {
  if (name.startsWith('net:')) return (view, chance) => netFrom(name.slice(4)).choose(view, chance);
  if (name.startsWith('search:')) {
    const [, worlds = '', horizon = '', weigh = '', margin = '', file = ''] = name.split(':');
    return (view, chance) => {
      const net = netFrom(file);
      const search = net.search(view, chance, { margin: Number(margin), weighing: weigh === '1', horizon: Number(horizon) });
      if (search === null) return net.choose(view, chance);
      while (search.worlds < Number(worlds) && search.on());
      return search.best();
    };
  }
  return PLAYERS[name];
}
