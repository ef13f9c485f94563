import {
  type GameRecord,
  type GameState,
  type Header,
  type Level,
  type RoundRecord,
  type RuleSet,
  type Seat,
  allowed,
  choicesOf,
  contractOf,
  handSizes,
  hasPartners,
  isBidMade,
  sideOf,
  stateAfter,
  toAct,
  trumpOrder,
} from '@/engine/index.ts';
import { type ChooseMove, continueGame } from '../table/computer-play.ts';
import { type PracticeGame, rulesOfGame } from '../practice/practice-games.ts';
import type { Randomness } from '../ports/randomness.ts';
import { humanSeat } from '../seating.ts';
import { headerFor } from '../setup.ts';
import { singleRound } from '../practice/single-round.ts';

/** Who bids before and after the player, and plays the hand out. */
const DRILL_LEVEL: Level = 'expert';

/** Which hands to deal. */
export interface DrillChoice {
  readonly game: PracticeGame;
  /** null: any hand size of the game. */
  readonly cards: number | null;
}

/** The hand sizes of a game, each once, in ascending order. */
export const drillSizes = (game: PracticeGame): readonly number[] =>
  [...new Set(handSizes(rulesOfGame(game)))].toSorted((a, b) => a - b);

/** Rules of a single round: one of those with that hand size, at random. */
function drillRules(
  { game, cards }: DrillChoice,
  randomness: Pick<Randomness, 'fraction'>,
): RuleSet {
  const rules = rulesOfGame(game);
  const sizes = drillSizes(game);
  const size = cards ?? sizes[Math.floor(randomness.fraction() * sizes.length)];
  const rounds = handSizes(rules).flatMap((each, round) => (each === size ? [round] : []));
  // A list of trumps does not end with the schedule: with more rounds each of them comes up.
  const order = trumpOrder(rules)?.length ?? 1;
  const round = rounds[Math.floor(randomness.fraction() * rounds.length)];
  if (round === undefined) throw new Error('no such hand size');
  const turns = Math.floor(randomness.fraction() * order);
  return singleRound(rules, round + turns * handSizes(rules).length, size);
}

/** The header of a hand to bid on. */
export function drillHeader(choice: DrillChoice, randomness: Randomness): Header {
  const rules = drillRules(choice, randomness);
  const levels = Array.from({ length: rules.players - 1 }, () => DRILL_LEVEL);
  return headerFor(rules, { levels, characters: false }, randomness);
}

const isAsked = (state: GameState): boolean =>
  state.round.phase === 'bid' && toAct(state).includes(humanSeat(state.header));

/** After this many deals a hand is taken even if only one bid is allowed. With one card the hook often does that. */
const MAX_DEALS = 20;

const hasChoice = (hand: GameRecord): boolean =>
  allowed(choicesOf(stateAfter(hand), humanSeat(hand.header))).length > 1;

/**
 * Deals until the human has a choice of bids, and lets the players before the human bid. Rejects as {@link continueGame} does.
 */
export async function dealDrill(
  choice: DrillChoice,
  randomness: Randomness,
  choose: ChooseMove,
  signal: AbortSignal,
): Promise<GameRecord> {
  for (let deals = 1; ; deals++) {
    const header = drillHeader(choice, randomness);
    const hand = await continueGame(
      { header, commands: [] },
      { choose, level: DRILL_LEVEL, isDone: isAsked },
      signal,
    );
    if (hasChoice(hand) || deals === MAX_DEALS) return hand;
  }
}

/** The result of a hand. */
export interface DrillOutcome {
  readonly cards: number;
  /** The bid and the tricks that count: the player's own or, among partners, those of the contract unless it is a nil. */
  readonly bid: number;
  readonly tricks: number;
  readonly made: boolean;
}

function outcomeOf({ rules }: Header, record: RoundRecord, seat: Seat): DrillOutcome {
  const bid = record.bids[seat] ?? 0;
  const { bid: contract, won } = contractOf(rules, record, sideOf(rules, seat));
  return {
    cards: record.handSize,
    ...(hasPartners(rules) && bid > 0
      ? { bid: contract, tricks: won }
      : { bid, tricks: record.tricks[seat] ?? 0 }),
    made: isBidMade(rules, record, seat),
  };
}

/** Plays a hand out with that bid, and returns what came of it. Rejects as {@link continueGame} does. */
export async function playDrill(
  { header, commands }: GameRecord,
  bid: number,
  choose: ChooseMove,
  signal: AbortSignal,
): Promise<DrillOutcome> {
  const seat = humanSeat(header);
  const own = { type: 'bid', seat, bid } as const;
  const isDone = ({ past }: GameState): boolean => past.length > 0;
  const played = await continueGame(
    { header, commands: [...commands, own] },
    { choose, level: DRILL_LEVEL, isDone },
    signal,
  );
  const [round] = stateAfter(played).past;
  if (round === undefined) throw new Error('the round was not played');
  return outcomeOf(header, round, seat);
}
