// Habits: rules of one line that need no thought. None may solve more than its share of a subject: habit-share.ts.
import { chooseMove } from '../heuristic/choose-move.ts';
import { quickMove } from '../heuristic/quick-move.ts';
import {
  type Card,
  type Command,
  type PlayerView,
  type Suit,
  UNSEEN,
  isJoker,
  ledSuit,
  randomStream,
  rankOf,
  rankValue,
  rankingOf,
  strength,
  suitOf,
  trumpSuitOf,
  winningIndex,
} from '../../engine/index.ts';
import type { Grade, HabitName, SolveRates } from '../../engine/exercise/index.ts';
import { type ExercisePosition, exercisePosition } from './subjects.ts';

type Habit = (position: ExercisePosition) => Command | null | undefined;
type Play = Extract<Command, { type: 'play' }>;
type Bid = Extract<Command, { type: 'bid' }>;

const cardOf = ({ card }: Play): Card => (card === UNSEEN ? '2C' : card);

/** Chooses among the legal cards, ordered from the lowest rank to the highest. */
const byCards =
  (choose: (cards: readonly Play[], position: ExercisePosition) => Play | undefined): Habit =>
  (position) => {
    const { legal, view } = position;
    const plays = legal.filter((each) => each.type === 'play');
    const ranking = rankingOf(view.rules);
    return choose(
      plays.toSorted(
        (one, other) => rankValue(cardOf(one), ranking) - rankValue(cardOf(other), ranking),
      ),
      position,
    );
  };

const isTrump =
  ({ round }: ExercisePosition) =>
  (play: Play): boolean =>
    suitOf(cardOf(play)) === trumpSuitOf(round.trump);

/** The strength of a card in the current trick. */
function heightIn({ round, view }: ExercisePosition, play: Play): number {
  const card = cardOf(play);
  const led = ledSuit(round.trick) ?? suitOf(card);
  return strength(card, led, round.trump ?? 'N', rankingOf(view.rules));
}

const byHeight = (cards: readonly Play[], position: ExercisePosition): Play[] =>
  cards.toSorted((one, other) => heightIn(position, one) - heightIn(position, other));

/** The strength to beat in the current trick. */
function toBeat({ round, view }: ExercisePosition): number {
  const { cards } = round.trick;
  const ranking = rankingOf(view.rules);
  const best = cards[winningIndex(cards, round.trump ?? 'N', ranking)];
  const led = ledSuit(round.trick);
  return best === undefined || led === null ? -1 : strength(best, led, round.trump ?? 'N', ranking);
}

const lengthOf = ({ hand }: ExercisePosition, suit: Suit | null): number =>
  hand.filter((card) => suitOf(card) === suit).length;

/** Chooses by the length of the suit, the lowest or highest card of it. */
const fromSuit = (sign: 1 | -1, end: 'low' | 'high'): Habit =>
  byCards((cards, position) => {
    const length = (play: Play): number => sign * lengthOf(position, suitOf(cardOf(play)));
    const longest = Math.max(...cards.map(length));
    const suited = cards.filter((play) => length(play) === longest);
    return end === 'low' ? suited[0] : suited.at(-1);
  });

/** The legal bid next to a number, the lower one of two. */
const bidNear =
  (target: (position: ExercisePosition) => number | null): Habit =>
  (position) => {
    const aim = target(position);
    if (aim === null) return null;
    const bids = position.legal.filter((each): each is Bid => each.type === 'bid');
    return bids.toSorted(
      (one, other) => Math.abs(one.bid - aim) - Math.abs(other.bid - aim) || one.bid - other.bid,
    )[0];
  };

const isRank = (card: Card, ranks: string): boolean =>
  !isJoker(card) && ranks.includes(rankOf(card));

const countOf = ({ hand }: ExercisePosition, ranks: string): number =>
  hand.filter((card) => isRank(card, ranks)).length;

const trumpsOf = ({ hand, round }: ExercisePosition): number =>
  hand.filter((card) => suitOf(card) === trumpSuitOf(round.trump)).length;

/** Tricks that nobody has bid yet. */
const unclaimed = ({ round }: ExercisePosition): number =>
  round.handSize -
  round.bids.reduce((sum: number, bid) => sum + (typeof bid === 'number' ? bid : 0), 0);

const forbidden = ({ view }: ExercisePosition): number | null => {
  const hooked = view.choices.find(({ refusal }) => refusal?.kind === 'hook')?.command;
  return hooked?.type === 'bid' ? hooked.bid : null;
};

/** The highest rank among the cards that a forehead round shows. */
const highestSeen = ({ view, round }: ExercisePosition): number =>
  Math.max(
    ...round.hands.flatMap((hand) =>
      hand.kind === 'seen' ? hand.cards.map((card) => rankValue(card, rankingOf(view.rules))) : [],
    ),
  );

/** Names the suit with the most of something. */
const suitBy =
  (value: (cards: readonly Card[]) => number): Habit =>
  (position) => {
    const of = (command: Command): number =>
      command.type === 'nameTrump' && command.trump !== 'N'
        ? value(position.hand.filter((card) => suitOf(card) === command.trump))
        : -1;
    return position.legal.toSorted((one, other) => of(other) - of(one))[0];
  };

const HONORS = { A: 4, K: 3, Q: 2, J: 1 } as const satisfies Record<string, number>;
const honorPoints = (cards: readonly Card[]): number =>
  cards.reduce(
    (sum, card) => sum + (isJoker(card) ? 0 : (HONORS[rankOf(card) as keyof typeof HONORS] ?? 0)),
    0,
  );

const SEED = '6861626974732068617665206e6f2031';

const level =
  (name: 'easy' | 'medium' | 'hard', stream = 0): Habit =>
  ({ view }) =>
    chooseMove(view, name, randomStream(SEED, stream));

/** For decisions about cards, bids and trump: each habit by name. */
export const HABITS: Readonly<Record<string, Habit>> = {
  'lowest card': byCards((cards) => cards[0]),
  'highest card': byCards((cards) => cards.at(-1)),
  'weakest card': byCards((cards, position) => byHeight(cards, position)[0]),
  'strongest card': byCards((cards, position) => byHeight(cards, position).at(-1)),
  'lowest trump': byCards((cards, position) => cards.find(isTrump(position)) ?? cards[0]),
  'highest trump': byCards((cards, position) => cards.findLast(isTrump(position)) ?? cards.at(-1)),
  'lowest plain card': byCards(
    (cards, position) => cards.find((play) => !isTrump(position)(play)) ?? cards[0],
  ),
  'highest plain card': byCards(
    (cards, position) => cards.findLast((play) => !isTrump(position)(play)) ?? cards.at(-1),
  ),
  'win cheaply': byCards((cards, position) => {
    const rising = byHeight(cards, position);
    return rising.find((play) => heightIn(position, play) > toBeat(position)) ?? rising[0];
  }),
  'win or throw the lowest': byCards((cards, position) => {
    const rising = byHeight(cards, position);
    return rising.findLast((play) => heightIn(position, play) > toBeat(position)) ?? rising[0];
  }),
  'lose as high as possible': byCards((cards, position) => {
    const rising = byHeight(cards, position);
    return rising.findLast((play) => heightIn(position, play) < toBeat(position)) ?? rising[0];
  }),
  'lowest of the longest suit': fromSuit(1, 'low'),
  'highest of the longest suit': fromSuit(1, 'high'),
  'lowest of the shortest suit': fromSuit(-1, 'low'),
  'highest of the shortest suit': fromSuit(-1, 'high'),
  'second lowest card': byCards((cards) => cards[1] ?? cards[0]),
  'second highest card': byCards((cards) => cards.at(-2) ?? cards[0]),
  'bid 0': bidNear(() => 0),
  'bid 1': bidNear(() => 1),
  'bid 2': bidNear(() => 2),
  'bid the share': bidNear(({ round, view }) => round.handSize / view.rules.players),
  'bid the aces': bidNear((position) => countOf(position, 'A')),
  'bid aces and kings': bidNear((position) => countOf(position, 'AK')),
  'bid aces, kings and queens': bidNear((position) => countOf(position, 'AKQ')),
  'bid the trumps': bidNear(trumpsOf),
  'bid trumps and plain aces': bidNear(
    (position) =>
      trumpsOf(position) +
      position.hand.filter(
        (card) => isRank(card, 'A') && suitOf(card) !== trumpSuitOf(position.round.trump),
      ).length,
  ),
  'bid what is left': bidNear(unclaimed),
  'bid one more than is left': bidNear((position) => unclaimed(position) + 1),
  'bid one less than is left': bidNear((position) => unclaimed(position) - 1),
  'bid one below the hook': bidNear((position) => {
    const bid = forbidden(position);
    return bid === null ? null : bid - 1;
  }),
  'bid one above the hook': bidNear((position) => {
    const bid = forbidden(position);
    return bid === null ? null : bid + 1;
  }),
  'bid 1 unless a queen is seen': bidNear((position) =>
    position.round.hands[position.view.seat]?.kind === 'hidden'
      ? Number(highestSeen(position) < 10)
      : null,
  ),
  'bid 1 unless a ten is seen': bidNear((position) =>
    position.round.hands[position.view.seat]?.kind === 'hidden'
      ? Number(highestSeen(position) < 8)
      : null,
  ),
  'name the longest suit': suitBy((cards) => cards.length * 100 + honorPoints(cards)),
  'name the strongest suit': suitBy((cards) => honorPoints(cards) * 100 + cards.length),
  'name the shortest suit': suitBy((cards) => 100 - cards.length),
  'name no trump': ({ legal }) =>
    legal.find((each) => each.type === 'nameTrump' && each.trump === 'N'),
  'the quick player': ({ view }) => quickMove(view),
};

/** The kinds of decisions to which a habit applies. */
const appliesTo = (name: HabitName, type: Command['type'] | undefined): boolean => {
  if (name.startsWith('bid ')) return type === 'bid';
  if (name.startsWith('name ')) return type === 'nameTrump';
  return name.startsWith('the ') || type === 'play';
};

/** The habits that solve a position. */
export function habitsThatSolve(
  view: PlayerView,
  right: (choice: Command) => boolean,
): HabitName[] {
  const position = exercisePosition(view);
  if (position === null) return [];
  const type = position.legal[0]?.type;
  return Object.entries(HABITS).flatMap(([name, habit]) => {
    if (!appliesTo(name, type)) return [];
    const choice = habit(position);
    return choice != null && right(choice) ? [name] : [];
  });
}

/** Trials of the levels that err at random. */
const TRIALS = 8;

/** How often simple players solve a position; all 0 where there is no choice. */
export function solveRates(
  view: PlayerView,
  right: (choice: Command) => boolean,
  firstTrial = 0,
): Omit<SolveRates, 'expert'> {
  const position = exercisePosition(view);
  if (position === null) return { quick: 0, easy: 0, medium: 0, hard: 0 };
  const share = (habit: (trial: number) => Habit, trials: number): number =>
    Array.from({ length: trials }, (_, trial) => habit(firstTrial + trial)(position)).filter(
      (choice) => choice != null && right(choice),
    ).length / trials;
  return {
    easy: share((trial) => level('easy', trial), TRIALS),
    medium: share((trial) => level('medium', trial), TRIALS),
    hard: share(() => level('hard'), 1),
    quick: share(() => HABITS['the quick player'] as Habit, 1),
  };
}

/** How hard a position is, 0 to 1: the share of simple players who go wrong. */
export const exerciseDifficulty = ({
  quick,
  easy,
  medium,
  hard,
}: Omit<SolveRates, 'expert'>): number => 1 - (quick + easy + medium + hard) / 4;

/** The upper limits of difficulty for each grade but the last: thirds of the range. */
const EASY = 0.34;
const MEDIUM = 0.67;

/**
 * The grade of an exercise.
 * @param difficulty the share of wrong answers of simple players, 0 … 1.
 */
export const gradeOfDifficulty = (difficulty: number): Grade =>
  difficulty <= EASY ? 'easy' : difficulty <= MEDIUM ? 'medium' : 'hard';
