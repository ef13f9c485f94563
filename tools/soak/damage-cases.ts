import * as fc from 'fast-check';
import {
  type Command,
  PRESET_IDS,
  type RuleSet,
  allowed,
  choicesOf,
  fold,
  presetRules,
  ruleProblems,
  stateAfter,
  toAct,
} from '@/engine/index.ts';
import {
  accuracyOf,
  significantCost,
  breakdownOf,
  sumOfBreakdowns,
} from '@/engine/review/index.ts';
import { decodeGameLink, encodeGameLink } from '@/storage/formats/game-link.ts';
import { GAME_LINKS } from '@/store/ports/sharing.ts';
import { encodeGamesFile } from '@/storage/formats/games-file.ts';
import type { PracticeProgress } from '@/store/practice/practice-progress.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { encodePractice } from '@/storage/formats/practice.ts';
import { readGamesFile } from '@/storage/formats/read-games-file.ts';
import { parseSave } from '@/storage/formats/read-save.ts';
import { encodeReview, parseReview } from '@/storage/formats/review.ts';
import { decodeRulesFile, encodeRulesFile } from '@/storage/formats/rules-file.ts';
import { decodeRulesLink, encodeRulesLink } from '@/storage/formats/rules-link.ts';
import { encodeRuleSets, parseRuleSets } from '@/storage/formats/rules.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { isDay, longestStreak } from '@/store/day.ts';
import { encodeSummary, parseSummary } from '@/storage/formats/summary.ts';
import { readSettings } from '@/store/settings.ts';
import { type RuleLibrary, rulesFor } from '@/store/setup.ts';
import { tableOf } from '@/catalogue/index.ts';
import { statisticsOf } from '@/store/games/statistics.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { appHeader, played } from '../lib/played-games.ts';
import { judgmentWith, reviewOf } from '../lib/made-reviews.ts';
import { anyDamagedLink, damagedText } from './damaged-text.ts';
import { damagedValue } from './damaged-value.ts';
import { PROGRESS_DAMAGE } from './progress-damage.ts';
import { type Finding, type DamageCase, refusal, sound } from './damage-case.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

/** The result of reading a damaged input. */
interface Outcome extends Finding {
  /** The input, as text. */
  readonly what: string;
}

/** The content of a games file, as the import reads it. */
const readFile = (text: string) =>
  readGamesFile(new Blob([text]), { yieldControl: () => Promise.resolve() });

const LIBRARY: RuleLibrary = {
  own: [],
  tradition: ({ id, players }) => tableOf(id, players, 'en'),
};
const arePlayable = (rules: RuleSet): boolean => ruleProblems(rules).length === 0;

const record = played(appHeader(presetRules('bugger-your-neighbor', 3)));
const bystander = played(appHeader(presetRules('devils-bridge')));

const savedGame = (id: string, of = record): SavedGame => ({
  id: id.padStart(32, '0'),
  started: 1_900_000_000_000,
  ended: 1_900_000_600_000,
  ...UNAIDED,
  origin: { kind: 'daily', date: '2026-11-21', rated: true },
  title: { kind: 'tradition', id: 'plump', name: 'Plump' },
  record: of,
});

/** The game with its first command only. */
const justStarted = (game: SavedGame): SavedGame => ({
  ...game,
  ended: null,
  record: { ...game.record, commands: game.record.commands.slice(0, 1) },
});

/** A position of that game in which the human is to act. */
const position = played(record.header, (state) => toAct(state).includes(0));
const [right] = allowed(choicesOf(stateAfter(position), 0)) as [Command];
const practiceOf = (...ids: readonly string[]): PracticeProgress => ({
  solved: ids,
  positions: ids.map((id) => ({
    id: `${id}/7`,
    record: position,
    right,
    memory: { due: '2026-11-25', reviewed: '2026-11-22', stability: 2.5, difficulty: 3 },
  })),
});

/** A games file with data of every kind. */
const fileOf = async (...games: readonly SavedGame[]): Promise<string> => {
  const file = await encodeGamesFile(
    {
      finished: games,
      unfinished: games.map(justStarted),
      attempts: games.map(justStarted),
      expertGames: games,
      practice: practiceOf(...games.map(({ id }) => id)),
      training: NO_TRAINING,
      running: null,
      settings: {},
      rules: [],
      quarantined: [],
      facts: [],
      drill: [],
    },
    () => Promise.resolve(),
  );
  return file.text();
};

/** The lists of games in memory, by their names in a file. */
const FILE_LISTS = {
  games: 'finished',
  left: 'unfinished',
  tries: 'attempts',
  experts: 'expertGames',
} as const;
type FileList = keyof typeof FILE_LISTS;
const LIST_NAMES = Object.keys(FILE_LISTS) as readonly FileList[];
const fileOfTwo = JSON.parse(await fileOf(savedGame('1'), savedGame('2', bystander))) as Record<
  FileList,
  unknown[]
>;

const namedRules = { name: 'Sunday', rules: presetRules('nomination-whist') };
const savedRules = encodeRuleSets(
  PRESET_IDS.map((id) => ({ id, name: id, rules: presetRules(id) })),
) as {
  sets: unknown[];
};

/** The parsers of storage, links and files, with checks of what they read. */
export const DAMAGE_CASES: readonly DamageCase[] = [
  {
    name: 'saves',
    inputs: damagedValue(encodeSave(savedGame('1'))),
    check(value) {
      const save = parseSave(value);
      if (!save.ok) return refusal(save.error.kind);
      // The engine checks whether it is legal, and must not throw either.
      fold(save.value.record);
      return sound(true, 'a save');
    },
  },
  ...GAME_LINKS.map((kind) => ({
    name: `${kind} links`,
    inputs: anyDamagedLink(encodeGameLink(kind, { record, aided: false })),
    check(value: unknown) {
      const game = decodeGameLink(kind, String(value));
      if (!game.ok) return refusal(game.error.kind);
      const folded = fold(game.value.record);
      return sound(folded.ok && folded.value.round.phase === 'over', 'a game');
    },
  })),
  {
    name: 'rules links',
    inputs: anyDamagedLink(encodeRulesLink(namedRules)),
    check(value) {
      const rules = decodeRulesLink(String(value));
      return rules.ok
        ? sound(arePlayable(rules.value.rules), 'a rule set')
        : refusal(rules.error.kind);
    },
  },
  {
    name: 'rules files',
    inputs: damagedText(encodeRulesFile(namedRules)),
    check(value) {
      const rules = decodeRulesFile(String(value));
      return rules.ok
        ? sound(arePlayable(rules.value.rules), 'a rule set')
        : refusal(rules.error.kind);
    },
  },
  {
    name: 'games files, as text',
    inputs: damagedText(await fileOf(savedGame('1'))),
    async check(value) {
      const games = await readFile(String(value));
      return games.ok
        ? sound(
            games.value.finished.every((game) => fold(game.record).ok),
            'a game',
          )
        : refusal(games.error.kind);
    },
  },
  {
    // One of two games of a list is damaged: the other games must be read intact.
    name: 'games files, good games beside a damaged one',
    inputs: fc
      .constantFrom(...LIST_NAMES)
      .chain((list) =>
        damagedValue(fileOfTwo[list][0]).map((bad) =>
          Object.assign({}, fileOfTwo, { [list]: [bad, fileOfTwo[list][1]] }),
        ),
      ),
    async check(value) {
      const games = await readFile(JSON.stringify(value));
      // A file that is too deeply nested or too large is refused as a whole.
      if (!games.ok) return refusal(games.error.kind);
      const areGood = Object.values(FILE_LISTS).every(
        (list) => games.value[list].at(-1)?.id === savedGame('2').id,
      );
      return sound(areGood, 'a file without its good games');
    },
  },
  {
    name: 'practice progress in a file of good games',
    inputs: damagedValue(encodePractice(practiceOf('a', 'b'))).map((practice) =>
      Object.assign({}, fileOfTwo, { left: [], tries: [], experts: [], practice }),
    ),
    async check(value) {
      const file = await readFile(JSON.stringify(value));
      if (!file.ok) return refusal(file.error.kind);
      const { finished, practice } = file.value;
      const canBeTried = practice.positions.every((position) => fold(position.record).ok);
      return sound(finished.length === 2 && canBeTried, 'a file');
    },
  },
  {
    name: 'summaries',
    inputs: damagedValue(encodeSummary(summaryOf(savedGame('1')))),
    check(value) {
      const summary = parseSummary(value);
      // An invalid summary is made again from its game.
      if (summary === null) return refusal('not-a-game');
      const { ended, origin } = summary;
      const all = statisticsOf([summary, summaryOf(savedGame('2', bystander))]);
      const figures = [all.meanPlace, all.bidsMade, all.bidStreak.longest];
      const trend = all.trend.flatMap(({ made, mean, meanPlace }) => [made, mean, meanPlace]);
      new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(ended ?? 0);
      if (origin?.kind === 'daily') longestStreak(new Set([origin.date]));
      return sound([...figures, ...trend].every(Number.isFinite), 'a summary');
    },
  },
  {
    name: 'reviews',
    inputs: damagedValue(encodeReview(savedGame('1').id, record, [reviewOf(0, [judgmentWith()])])),
    check(value) {
      const rounds = parseReview(value, record);
      if (rounds.length === 0) return refusal('not-a-game');
      const judgments = rounds.flatMap((round) => round.judgments);
      const sum = sumOfBreakdowns(rounds.map((round) => breakdownOf(round)));
      const split: readonly number[] = sum === null ? [] : Object.values(sum);
      const figures = [accuracyOf(judgments) ?? 0, ...judgments.map(significantCost), ...split];
      return sound(figures.every(Number.isFinite), 'a review');
    },
  },
  {
    name: 'settings',
    inputs: damagedValue(readSettings({})),
    check(value) {
      const { setup, found } = readSettings(value);
      return sound(
        arePlayable(rulesFor(setup.game, LIBRARY)) && found.best <= found.of,
        'a setting',
      );
    },
  },
  {
    name: 'the days of daily deals',
    inputs: damagedValue(encodeSave(savedGame('1'))),
    check(value) {
      const save = parseSave(value);
      if (!save.ok) return refusal(save.error.kind);
      const { origin } = save.value;
      if (origin?.kind !== 'daily') return sound(true, 'a day');
      longestStreak(new Set([origin.date]));
      return sound(isDay(origin.date), 'a day');
    },
  },
  {
    name: 'saved rules, a damaged set among good ones',
    inputs: damagedValue(savedRules.sets[0]).map((bad) =>
      Object.assign({}, savedRules, { sets: [bad, ...savedRules.sets.slice(1)] }),
    ),
    check(value) {
      const good = (parseRuleSets(value)?.sets ?? []).filter(({ id }) => id !== PRESET_IDS[0]);
      return sound(good.length >= PRESET_IDS.length - 1, 'saved rules without the good sets');
    },
  },
  ...PROGRESS_DAMAGE,
];

/** The longest time for a parser, in ms; longer would freeze the page. Generous, for busy machines. */
const TOO_LONG = 3000;

/** Reads one damaged input; an exception and a timeout count as failures. */
export async function readDamaged(damage: DamageCase, value: unknown): Promise<Outcome> {
  const what = (JSON.stringify(value) ?? 'undefined').slice(0, 400);
  const start = performance.now();
  try {
    const found = await damage.check(value);
    const took = Math.round(performance.now() - start);
    return took > TOO_LONG
      ? { what, ...found, complaint: `it took ${took} ms` }
      : { what, ...found };
  } catch (error) {
    return { what, complaint: `exception: ${String(error)}`, refused: false };
  }
}
