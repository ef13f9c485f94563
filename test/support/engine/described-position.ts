import type { PlayerView, RandomSource } from '@/engine/index.ts';
import { type Position, positionOf, rebuildPosition } from '@/engine/position/index.ts';

/** The position that a view describes. @throws before a round is dealt. */
export function described(view: PlayerView): Position {
  const position = positionOf(view);
  if (position === null) throw new Error('no round');
  return position;
}

/** A position as it is rebuilt. @throws if it is refused. */
export function rebuiltWith(position: Position, source: RandomSource) {
  const built = rebuildPosition(position, source);
  if (!built.ok) throw new Error(JSON.stringify([built.error, position]));
  return built.value;
}
