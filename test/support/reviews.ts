import {
  type Command,
  type GameRecord,
  allowed,
  choicesOf,
  stateAfter,
  isSameCommand,
  keyedSource,
} from '@/engine/index.ts';
import {
  type Decision,
  type Judgment,
  type RoundReview,
  decisionsOf,
} from '@/engine/review/index.ts';
import { humanSeat } from '@/store/seating.ts';
import { judgmentWith, reviewOf } from '../../tools/lib/made-reviews.ts';

const ABOUT = {
  deal: 'card',
  declare: 'declaration',
  bid: 'bid',
  nameTrump: 'trump',
  play: 'card',
} as const satisfies Record<Command['type'], Judgment['about']>;

/** How often a made-up decision is a costly one, and what it costs at most, in points. */
const COSTLY = 0.25;
const MAX_COST = 6;

/**
 * Reviews of every finished round of a game with a legal better choice at random decisions. `skill` divides what
 * they cost.
 */
export function madeUpReviews(record: GameRecord, skill = 1): RoundReview[] {
  const seat = humanSeat(record.header);
  const source = keyedSource(record.header.dealSeed, [7]);
  const fraction = (): number => source.below(1000) / 1000;
  const judgment = ({ commandIndex, state, command }: Decision): Judgment => {
    const cost = fraction() < COSTLY ? (0.6 + fraction() * MAX_COST) / skill : 0;
    const others = allowed(choicesOf(state, seat)).filter((each) => !isSameCommand(each, command));
    const best = cost === 0 ? command : (others[source.below(others.length)] ?? command);
    const about = ABOUT[command.type];
    return judgmentWith({
      commandIndex,
      about,
      trick: state.round.phase === 'play' ? state.round.taken.length : null,
      own: { command, make: 0.4, points: 4, others: 5 },
      best: { command: best, make: 0.6, points: 4 + cost, others: 5 },
      cost,
      costError: cost / 5,
      stake: cost + 1,
    });
  };
  return stateAfter(record).past.map(({ index, handSize, points }) => {
    const played = decisionsOf(record, seat, index);
    if (!played.ok || played.value === null) throw new Error(`round ${index} was not played`);
    return reviewOf(index, played.value.decisions.map(judgment), {
      handSize,
      points: points[0] ?? 0,
      prospects: { hand: 5 + 4 * fraction(), mean: 7 },
    });
  });
}
