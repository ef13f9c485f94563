import {
  type RuleSet,
  type ScheduleShape,
  handSizes,
  maxHandSize,
  resolveRepeats,
  targetOf,
} from '@/engine/index.ts';

/** A hand size that is played several times in a row. */
interface RepeatedSize {
  readonly size: number;
  readonly times: number;
  /** Whether the rules say once for each player, not a number [ROUND-3]. */
  readonly perPlayer: boolean;
}

export interface HandSizeFacts {
  /** The hand sizes of the schedule, once through. */
  readonly sizes: readonly number[];
  /** `same`: all rounds have the same number of cards, whatever the shape is called. */
  readonly shape: Exclude<ScheduleShape, 'constant'> | 'same';
  readonly low: number;
  readonly high: number;
  /** The size at the turning point if it is played more than once. */
  readonly repeated: RepeatedSize | null;
  /** The size at the start, if it is played more than once there [ROUND-3]. */
  readonly ends: RepeatedSize | null;
  /** Whether the ends are both the start and the end of the schedule. */
  readonly endsTwice: boolean;
  /** The largest hand that the rules allow, if the deck only allows smaller ones [ROUND-4]. */
  readonly limit: number | null;
  /** Whether the largest hand is the largest that leaves a card to turn up [ROUND-4]. */
  readonly leavesCard: boolean;
  /** Whether the schedule starts again until somebody reaches the target [END-3]. */
  readonly startsAgain: boolean;
}

const SHRINKING: ReadonlySet<ScheduleShape | 'same'> = new Set(['down', 'down-up']);

/** The hand sizes of a rule set, and what is worth saying about them. */
export function handSizeFacts(rules: RuleSet): HandSizeFacts {
  const { schedule, players } = rules;
  const { turns, ends = 1 } = schedule;
  const sizes = handSizes(rules);
  const low = Math.min(...sizes);
  const high = Math.max(...sizes);
  const shape = low === high || schedule.shape === 'constant' ? 'same' : schedule.shape;
  const repeat = (size: number, repeats: typeof turns): RepeatedSize | null => {
    const times = resolveRepeats(repeats, players);
    return shape === 'same' || times === 1
      ? null
      : { size, times, perPlayer: repeats === 'players' };
  };
  const [turn, end] = SHRINKING.has(shape) ? [low, high] : [high, low];
  const atMost = typeof schedule.high === 'object' ? schedule.high.atMost : 0;
  return {
    sizes,
    shape,
    low,
    high,
    repeated: repeat(turn, turns),
    ends: repeat(end, ends),
    endsTwice: shape === 'up-down' || shape === 'down-up',
    limit: atMost > maxHandSize(rules) ? atMost : null,
    leavesCard: schedule.high === 'fit-flip',
    startsAgain: rules.sides === 'solo' && targetOf(rules) !== null,
  };
}
