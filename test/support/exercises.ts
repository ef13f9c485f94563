import { readFileSync } from 'node:fs';
import {
  type Command,
  UNSEEN,
  allowed,
  choicesOf,
  fold,
  isJoker,
  isSameCommand,
  rankOf,
  suitOf,
} from '@/engine/index.ts';
import { exerciseOf } from '@/storage/exercises/stored-exercises.ts';
import type { Exercise, Subject } from '@/engine/exercise/index.ts';
import type { Stock } from '@/store/practice/training-stock.ts';
import { WORDS } from './words.ts';

/** The exercises that come with the game, read without a bundler. */
const exercises: readonly Exercise[] = (
  JSON.parse(readFileSync('src/storage/exercises/positions.json', 'utf8')) as string[]
).map(exerciseOf);

const words = WORDS.en;

/** A card of the hand, and how it is heard in English while it can be played. */
interface Playable {
  readonly card: string;
  readonly name: RegExp;
}

function playable(command: Command | undefined): Playable {
  if (command?.type !== 'play' || command.card === UNSEEN || isJoker(command.card))
    throw new Error('not a card of a suit');
  const suit = suitOf(command.card);
  if (suit === null) throw new Error('a joker');
  const rank = words[`rank.${rankOf(command.card)}`];
  return {
    card: command.card,
    name: new RegExp(`^${rank} of ${words[`suit.${suit}`]}, playable`),
  };
}

/** The first exercise of a subject about cards: how many there are, a wrong card, and the right one. */
export function firstExercise(subject: Subject): {
  count: number;
  wrong: Playable;
  right: Playable;
} {
  const these = exercises.filter((each) => each.subject === subject);
  const [first] = these;
  if (first === undefined) throw new Error(`no exercise about ${subject}`);
  const state = fold(first.record);
  if (!state.ok) throw new Error('no such position');
  const isRight = (choice: Command): boolean =>
    first.right.some((each) => isSameCommand(each, choice));
  const wrong = allowed(choicesOf(state.value, 0)).find((choice) => !isRight(choice));
  return { count: these.length, wrong: playable(wrong), right: playable(first.right[0]) };
}

/** The exercises of a subject as a stock of positions, as if a visit before had made them ahead. */
export const stockOf = (wanted: Subject): Stock => ({
  filter: null,
  positions: exercises.flatMap(({ subject, ...exercise }) => {
    if (subject !== wanted || exercise.preset === null) return [];
    const rating = { value: 1200, deviation: 120, volatility: 0.06 };
    return [{ ...exercise, subject, game: exercise.preset, name: null, grade: 'easy', rating }];
  }),
});

/** The ids of the exercises of a subject, in their order. */
export const idsOf = (subject: Subject): string[] =>
  exercises.filter((each) => each.subject === subject).map(({ id }) => id);

/** The exercise of a preset that comes soonest among these subjects, and the ids of those before it. */
export function soonestOf(
  preset: string,
  subjects: readonly Subject[],
): { subject: Subject; before: readonly string[] } {
  const candidates = exercises.flatMap(({ preset: of, subject, id }) => {
    if (of !== preset || subject === 'own' || !subjects.includes(subject)) return [];
    const ids = idsOf(subject);
    return [{ subject, before: ids.slice(0, ids.indexOf(id)) }];
  });
  const [soonest] = candidates.toSorted((one, other) => one.before.length - other.before.length);
  if (soonest === undefined) throw new Error(`no exercise of ${preset}`);
  return soonest;
}
