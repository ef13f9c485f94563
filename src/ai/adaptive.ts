import {
  HUMAN,
  LEVELS,
  type Level,
  type PlayerView,
  type RandomSource,
  sideCount,
  sideOf,
  totalSign,
} from '../engine/index.ts';
import { pointScaleOf } from './heuristic/points.ts';

/** The strength at equal totals, in levels above easy: three in ten decisions are those of medium. */
const START = 0.3;
/** The standard points behind the human that raise the strength by a level. Measured in decision 064. */
const POINTS_PER_LEVEL = 5;

/**
 * How far the human is ahead of the seat, in points, more being better; of several humans the one furthest ahead.
 * For a partner of the human, it is the lead of the other side. Null without a human.
 */
function leadOver({ rules, seats, seat, standing }: PlayerView): number | null {
  const sign = totalSign(rules);
  const own = sideOf(rules, seat);
  const totalOf = (side: number): number => sign * (standing.totals[side] ?? 0);
  const leads = seats.flatMap(({ player }, each) => {
    if (player !== HUMAN || each === seat) return [];
    const side = sideOf(rules, each);
    const ahead = side === own ? (own + 1) % sideCount(rules) : side;
    return [totalOf(ahead) - totalOf(own)];
  });
  return leads.length === 0 ? null : Math.max(...leads);
}

/**
 * The level at which an adaptive opponent makes a decision. It depends on the score sheet alone: the further the
 * seat is behind the human, the stronger. Between two levels, one of them is drawn at random.
 */
export function adaptiveLevel(view: PlayerView, rng: RandomSource): Level {
  const { round } = view;
  const lead = leadOver(view);
  if (lead === null || round.phase === 'ready') return 'medium';
  const scale = pointScaleOf(view, round.handSize);
  const strength = Math.max(
    0,
    Math.min(LEVELS.length - 1, START + lead / (POINTS_PER_LEVEL * scale)),
  );
  const below = Math.floor(strength);
  const isAbove = rng.below(100) < 100 * (strength - below);
  return LEVELS[isAbove ? below + 1 : below] ?? 'medium';
}
