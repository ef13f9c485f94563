// The games in which `npm run exercises:check` makes positions.
import * as fc from 'fast-check';
import { TRADITIONS, practiceTables } from '@/catalogue/index.ts';
import type { Subject } from '@/engine/exercise/index.ts';
import { PRESET_IDS, keyedSource } from '@/engine/index.ts';
import {
  PRACTICE_PRESETS,
  type PracticeDeal,
  type PracticeGame,
  keyOfGame,
  practiceDeal,
  presetGameOf,
  subjectsOf,
} from '@/store/practice/practice-games.ts';
import { ruleSets } from '../lib/rule-sets.ts';

/** A subject of a game. */
export interface Turn {
  readonly game: PracticeGame;
  readonly subject: Subject;
}

/** Random house rules, and the seed that draws them. */
const HOUSE_RULES = { numRuns: 200, seed: 20_261_124 };

/** Those that are no presets, as the app offers them. */
const traditions = (): PracticeGame[] =>
  practiceTables(TRADITIONS, 'en').map(({ id, name, rules }) => ({
    kind: 'named',
    id,
    name,
    rules,
  }));

const houseRules = (): PracticeGame[] =>
  fc
    .sample(
      // Random formulas mostly make no sense: in most, no bid is worth making.
      ruleSets.filter(({ scoring }) => typeof scoring === 'string'),
      HOUSE_RULES,
    )
    .map((rules, index) => ({ kind: 'named', id: `house-${index + 1}`, name: '', rules }));

/** Every subject of every game, game by game. */
const everySubject = (games: readonly PracticeGame[]): Turn[] =>
  games.flatMap((game) => subjectsOf(game).map((subject) => ({ game, subject })));

/** Every game in turn with one of its subjects, and after all games with their next subjects. */
function everyGame(games: readonly PracticeGame[]): Turn[] {
  const longest = Math.max(...games.map((game) => subjectsOf(game).length));
  return Array.from({ length: longest }, (_, lap) =>
    games.flatMap((game, index) => {
      const subjects = subjectsOf(game);
      const subject = subjects[(lap + index) % subjects.length];
      return subject === undefined || lap >= subjects.length ? [] : [{ game, subject }];
    }),
  ).flat();
}

/** What to check, by the option of the command. */
const TURNS = {
  presets: () => everySubject(PRACTICE_PRESETS.map(presetGameOf)),
  traditions: () => everyGame(traditions()),
  house: () => everyGame(houseRules()),
} as const;

function turnsIn(games: string): readonly Turn[] {
  if (Object.hasOwn(TURNS, games)) return TURNS[games as keyof typeof TURNS]();
  const all = [...PRESET_IDS.map(presetGameOf), ...traditions()];
  const found = all.filter((game) => keyOfGame(game) === games);
  if (found.length === 0) throw new Error(`--games: no games are called ${games}`);
  return everySubject(found);
}

/**
 * Turns without end: those of some games, one after the other and then again.
 * @param subjects the subjects of the turns; all if there are none
 */
export function* turnsOf(
  games: string,
  subjects: readonly string[],
): Generator<Turn & { readonly index: number }> {
  const turns = turnsIn(games);
  const isWanted = ({ subject }: Turn): boolean =>
    subjects.length === 0 || subjects.includes(subject);
  if (!turns.some(isWanted)) throw new Error('no game has these subjects');
  for (let index = 0; ; index++) {
    const turn = turns[index % turns.length] as Turn;
    if (isWanted(turn)) yield { ...turn, index };
  }
}

/** Any constant; the round of named rules is drawn by the number of the position. */
const SEED = '776869636820726f756e6420746f2064';

/** The deals in which to look for a subject; the same for the same number. */
export function dealFor({ game, subject }: Turn, index: number): PracticeDeal {
  const fraction = keyedSource(SEED, [index]).below(1000) / 1000;
  return practiceDeal(game, subject, [subject], fraction);
}
