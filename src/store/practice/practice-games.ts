import {
  type Header,
  type PresetId,
  type RuleSet,
  handSizes,
  hasPartners,
  presetRules,
} from '@/engine/index.ts';
import { BID_SUBJECTS, SUBJECTS, type Subject } from '@/engine/exercise/index.ts';
import { exerciseHeader, headerOfDeal } from './exercise-deal.ts';
import { singleRound } from './single-round.ts';

/** A game to practice: a preset, or rules that have a name. */
export type PracticeGame =
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | {
      readonly kind: 'named';
      /** Tells games of the same name apart. */
      readonly id: string;
      /** '' for house rules without a name. */
      readonly name: string;
      readonly rules: RuleSet;
    };

/** What a game is called: the name of a preset, or its own. */
export interface PracticeTitle {
  readonly preset: PresetId | null;
  /** null for a preset; '' for house rules without a name. */
  readonly name: string | null;
}

/** What a game is called. */
export const titleOfGame = (game: PracticeGame): PracticeTitle =>
  game.kind === 'preset' ? { preset: game.preset, name: null } : { preset: null, name: game.name };

/** What tells a game from all others that can be chosen. */
export const keyOfGame = (game: PracticeGame): string =>
  game.kind === 'preset' ? game.preset : game.id;

/** The rules of a game, for its usual number of players. */
export const rulesOfGame = (game: PracticeGame): RuleSet =>
  game.kind === 'preset' ? presetRules(game.preset) : game.rules;

/** A preset as a game to practice. */
export const presetGameOf = (preset: PresetId): PracticeGame => ({ kind: 'preset', preset });

/** The games of daily puzzles, the best known first. */
export const PUZZLE_PRESETS = [
  'bugger-your-neighbor',
  'up-and-down-the-river',
  'nomination-whist',
  'canadian',
  'trump-rotation',
  'devils-bridge',
] as const satisfies readonly PresetId[];

/** The games in which positions are made if the player has chosen none. */
export const PRACTICE_PRESETS = [
  ...PUZZLE_PRESETS,
  'spades',
] as const satisfies readonly PresetId[];

/** Subjects about cards: one deal is searched for several of them at once. */
const CARD_SUBJECTS: readonly Subject[] = SUBJECTS.filter(
  (subject) => subject !== 'nil' && subject !== 'spoil' && !BID_SUBJECTS.has(subject),
);

/** Subjects that need one suit to be trump all round. */
const ABOUT_TRUMPS: ReadonlySet<Subject> = new Set(['ruff', 'count', 'suit']);

/**
 * The smallest hand size with which a subject comes up: with fewer cards there is no choice yet, or no trick before it.
 */
const MIN_HAND_SIZE: Readonly<Partial<Record<Subject, number>>> = {
  follow: 4,
  lead: 2,
  ruff: 2,
  dodge: 2,
  count: 3,
  suit: 2,
  last: 4,
  spoil: 2,
  hook: 2,
  zero: 3,
};

/** Subjects of solo games only: partners share a contract, and have nil instead of a bid of zero. */
const SOLO_SUBJECTS: ReadonlySet<Subject> = new Set([
  'lead',
  'spoil',
  'zero',
  'hook',
  'sealed',
  'forehead',
]);

function hasTrumpSuit({ trump }: RuleSet): boolean {
  if (trump.kind === 'list') return trump.order.some((each) => each !== 'N');
  return trump.kind !== 'all-but-led' && trump.kind !== 'none';
}

/** The smallest and the largest hand that suits a subject: large enough for a choice, small enough to be proved soon. */
function suitableSizes(subject: Subject): readonly [min: number, max: number] {
  if (subject === 'forehead') return [1, 1];
  if (subject === 'hook' || subject === 'trump') return [2, 8];
  return [3, 8];
}

/** The hand sizes to deal: those of the game that suit the subject, or else the nearest. */
function sizesOf(game: PracticeGame, subject: Subject): readonly [min: number, max: number] {
  const suitable = suitableSizes(subject);
  const [min, max] = suitable;
  const sizes = handSizes(rulesOfGame(game));
  if (sizes.some((size) => size >= min && size <= max))
    return [Math.max(min, Math.min(...sizes)), Math.min(max, Math.max(...sizes))];
  // Presets have exercises on the forehead, though few have such rounds.
  if (subject === 'forehead') return suitable;
  const nearest = sizes.toSorted((a, b) => Math.abs(a - min) - Math.abs(b - min))[0] ?? min;
  return [nearest, nearest];
}

/** Whether named rules have what presets get for an exercise: sealed bids, or a card on the forehead. */
function hasVariant(subject: Subject, rules: RuleSet): boolean {
  if (subject === 'sealed') return rules.bidding === 'sealed';
  return subject !== 'forehead' || (rules.sight === 'forehead' && handSizes(rules).includes(1));
}

/** Whether a game can have positions of a subject. A search for one that it cannot have would never end. */
function isPossible(subject: Subject, game: PracticeGame): boolean {
  const rules = rulesOfGame(game);
  if (hasPartners(rules) ? SOLO_SUBJECTS.has(subject) : subject === 'nil') return false;
  if (game.kind === 'named' && !hasVariant(subject, rules)) return false;
  if (Math.max(...handSizes(rules)) < (MIN_HAND_SIZE[subject] ?? 1)) return false;
  // Nobody chooses between a ruff and a discard.
  if (subject === 'ruff' && rules.duty === 'must-trump') return false;
  if (ABOUT_TRUMPS.has(subject)) return hasTrumpSuit(rules);
  if (subject === 'hook')
    return (
      rules.hook &&
      (game.kind === 'preset' || rules.bidding === 'in-turn') &&
      (rules.hookFrom ?? 1) <= sizesOf(game, subject)[1]
    );
  return subject !== 'trump' || rules.trump.kind === 'highest-bidder';
}

/** Subjects that can be made in a game. */
export const subjectsOf = (game: PracticeGame): readonly Subject[] =>
  SUBJECTS.filter((subject) => isPossible(subject, game));

/** How many subjects about cards one search looks for. */
const SUBJECTS_PER_SEARCH = 4;

/**
 * A subject of a game and, if it is about cards, others to look for in the same deals. Any of them will do if the
 * player has chosen no subject.
 */
export function subjectsBeside(game: PracticeGame, subject: Subject): readonly Subject[] {
  if (!CARD_SUBJECTS.includes(subject)) return [subject];
  const subjects = CARD_SUBJECTS.filter((each) => subjectsOf(game).includes(each));
  const first = subjects.indexOf(subject);
  return [...subjects.slice(first), ...subjects].slice(0, SUBJECTS_PER_SEARCH);
}

/** The request to a thread that makes a position. */
export interface PracticeDeal {
  readonly game: PracticeGame;
  readonly subjects: readonly Subject[];
  readonly header: Header;
  readonly sizes: readonly [min: number, max: number];
}

/** The header of a single round of named rules. @param fraction picks the round of the schedule; 0 up to 1. */
function headerOfRound(rules: RuleSet, cards: number, fraction: number): Header {
  const round = Math.floor(fraction * handSizes(rules).length);
  return headerOfDeal(singleRound(rules, round, cards), cards, 1);
}

/**
 * Deals of a game in which to look for a subject.
 * @param subjects all that will do; they must have the same rules
 * @param fraction chooses the round of named rules, which decides trump where rounds differ; 0 up to 1
 */
export function practiceDeal(
  game: PracticeGame,
  subject: Subject,
  subjects: readonly Subject[] = [subject],
  fraction = 0,
): PracticeDeal {
  const sizes = sizesOf(game, subject);
  const [, cards] = sizes;
  const rules = rulesOfGame(game);
  const header =
    game.kind === 'preset'
      ? exerciseHeader({ subject, preset: game.preset, players: rules.players, cards, seed: 1 })
      : headerOfRound(rules, cards, fraction);
  return { game, subjects, header, sizes };
}

/**
 * Those games that have positions of a subject, or of any subject if it is null: a game of single cards may have
 * none.
 */
export const gamesWith = (
  games: readonly PracticeGame[],
  subject: Subject | null,
): readonly PracticeGame[] =>
  games.filter((game) =>
    subject === null ? subjectsOf(game).length > 0 : subjectsOf(game).includes(subject),
  );
