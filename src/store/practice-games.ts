import { PRESETS, type Header, type PresetId, type RuleSet } from '@/engine/index.ts';
import { BID_SUBJECTS, SUBJECTS, type Subject } from '@/engine/exercise/index.ts';
import { exerciseHeader } from './exercise.ts';

/** The games in which positions are made, the best known first. */
export const PRACTICE_PRESETS = [
  'bugger-your-neighbor',
  'up-and-down-the-river',
  'nomination-whist',
  'canadian',
  'trump-rotation',
  'devils-bridge',
] as const satisfies readonly PresetId[];

/** Subjects about cards: one deal is searched for several of them at once. */
const CARD_SUBJECTS: readonly Subject[] = SUBJECTS.filter(
  (subject) => subject !== 'nil' && subject !== 'spoil' && !BID_SUBJECTS.has(subject),
);

/**
 * Subjects that are not made on the device, since clear answers are so rare that finding one takes long (see
 * docs/decisions/061).
 */
const RARE: ReadonlySet<Subject> = new Set(['spoil', 'nil']);

/** Subjects that need one suit to be trump all round. */
const ABOUT_TRUMPS: ReadonlySet<Subject> = new Set(['ruff', 'count', 'suit']);

/** Whether a game has positions of a subject at all: a search for others would never end. */
function isPossible(subject: Subject, { trump }: RuleSet): boolean {
  if (ABOUT_TRUMPS.has(subject)) return trump.kind !== 'all-but-led' && trump.kind !== 'none';
  return subject !== 'trump' || trump.kind === 'highest-bidder';
}

/** Subjects that can be made in a game. */
export const subjectsOf = (preset: PresetId): readonly Subject[] =>
  SUBJECTS.filter((subject) => !RARE.has(subject) && isPossible(subject, PRESETS[preset].rules));

/** How many subjects about cards one search looks for. */
const SUBJECTS_PER_SEARCH = 4;

/**
 * A subject of a game and, if it is about cards, others to look for in the same deals. Any of them will do if the
 * player has chosen no subject.
 */
export function subjectsBeside(preset: PresetId, subject: Subject): readonly Subject[] {
  if (!CARD_SUBJECTS.includes(subject)) return [subject];
  const subjects = CARD_SUBJECTS.filter((each) => subjectsOf(preset).includes(each));
  const first = subjects.indexOf(subject);
  return [...subjects.slice(first), ...subjects].slice(0, SUBJECTS_PER_SEARCH);
}

/** The hand sizes to deal: large enough for a choice, small enough to be proved soon. */
function sizesOf(subject: Subject): readonly [min: number, max: number] {
  if (subject === 'forehead') return [1, 1];
  if (subject === 'hook' || subject === 'trump') return [2, 8];
  return [3, 8];
}

/** The request to a thread that makes a position. */
export interface PracticeDeal {
  readonly preset: PresetId;
  readonly players: number;
  readonly subjects: readonly Subject[];
  readonly header: Header;
  readonly sizes: readonly [min: number, max: number];
}

/**
 * Deals of a game in which to look for a subject.
 * @param subjects all that will do; they must have the same rules
 */
export function practiceDeal(
  preset: PresetId,
  subject: Subject,
  subjects: readonly Subject[] = [subject],
): PracticeDeal {
  const { players } = PRESETS[preset].rules;
  const sizes = sizesOf(subject);
  const header = exerciseHeader({ subject, preset, players, cards: sizes[1], seed: 1 });
  return { preset, players, subjects, header, sizes };
}

/** The games that have a subject (null: any subject), the best known first. */
export const presetsOf = (subject: Subject | null): readonly PresetId[] =>
  PRACTICE_PRESETS.filter((preset) => subject === null || subjectsOf(preset).includes(subject));
