import {
  type GameRecord,
  type GameState,
  type Header,
  type Level,
  type PresetId,
  type RuleSet,
  SUITS,
  handSizes,
  presetRules,
  toAct,
} from '@/engine/index.ts';
import { type PlayOn, playOn } from '../play-on.ts';
import type { Randomness } from '../ports/randomness.ts';
import { humanSeat } from '../seating.ts';
import { headerFor } from '../setup.ts';
import { type RoundStory, storyOf } from '../story.ts';

/** Who bids before and after the player, and plays the hand out. */
const DRILL_LEVEL: Level = 'expert';

/** Which hands to deal. */
export interface DrillChoice {
  readonly preset: PresetId;
  /** null: any hand size of the game. */
  readonly cards: number | null;
}

/** The hand sizes of a game, each once, in ascending order. */
export const drillSizes = (preset: PresetId): readonly number[] =>
  [...new Set(handSizes(presetRules(preset)))].toSorted((a, b) => a - b);

/** One of these, at random. */
function oneOf<Value>(values: readonly Value[], fraction: number): Value {
  const value = values[Math.min(values.length - 1, Math.floor(fraction * values.length))];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

/** Rules of a single round. A rotating trump is drawn at random: the first round would always have the same one. */
function drillRules(
  { preset, cards }: DrillChoice,
  randomness: Pick<Randomness, 'fraction'>,
): RuleSet {
  const rules = presetRules(preset);
  const size = cards ?? oneOf(drillSizes(preset), randomness.fraction());
  const suit = oneOf(SUITS, randomness.fraction());
  return {
    ...rules,
    schedule: { shape: 'constant', low: size, high: size, turns: 1 },
    ...(rules.trump.kind === 'rotate' ? { trump: { kind: 'fixed', suit } } : {}),
  };
}

/** The header of a hand to bid on. */
export function drillHeader(choice: DrillChoice, randomness: Randomness): Header {
  const rules = drillRules(choice, randomness);
  const levels = Array.from({ length: rules.players - 1 }, () => DRILL_LEVEL);
  return headerFor(rules, { levels, characters: false }, randomness);
}

const isAsked = (state: GameState): boolean =>
  state.round.phase === 'bid' && toAct(state).includes(humanSeat(state.header));

/** Deals a hand, and lets the players before the human bid. Rejects as {@link playOn} does. */
export const dealDrill = (
  header: Header,
  choose: PlayOn['choose'],
  signal: AbortSignal,
): Promise<GameRecord> =>
  playOn({ header, commands: [] }, { choose, level: DRILL_LEVEL, isDone: isAsked }, signal);

/** Plays a hand out with that bid, and returns its result for the human's side. Rejects as {@link playOn} does. */
export async function playDrill(
  { header, commands }: GameRecord,
  bid: number,
  choose: PlayOn['choose'],
  signal: AbortSignal,
): Promise<RoundStory> {
  const own = { type: 'bid', seat: humanSeat(header), bid } as const;
  const isDone = ({ past }: GameState): boolean => past.length > 0;
  const played = await playOn(
    { header, commands: [...commands, own] },
    { choose, level: DRILL_LEVEL, isDone },
    signal,
  );
  const [round] = storyOf(played).rounds;
  if (round === undefined) throw new Error('the round was not played');
  return round;
}
