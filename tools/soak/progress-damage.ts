import { fold, keyedSource, presetRules, stateAfter, toAct, viewFor } from '@/engine/index.ts';
import { positionOf, rebuildPosition } from '@/engine/position/index.ts';
import { decodePositionLink, encodePositionLink } from '@/storage/formats/position-link.ts';
import { encodeAnswer, parseAnswer } from '@/storage/formats/drill.ts';
import { encodeStandIns, parseStandIns } from '@/storage/formats/stand-ins.ts';
import { encodeStock, parseStock } from '@/storage/formats/stock.ts';
import { encodeTraining, parseTraining } from '@/storage/formats/training.ts';
import { exerciseOf } from '@/storage/exercises/stored-exercises.ts';
import lines from '@/storage/exercises/positions.json';
import { isDay, longestStreak } from '@/store/day.ts';
import { calibrationOf } from '@/store/drill/calibration.ts';
import { subjectsOf } from '@/store/practice/practice-games.ts';
import { type ReadyPosition, rulesKey } from '@/store/practice/training-stock.ts';
import { hasOneHuman, humanSeat } from '@/store/seating.ts';
import { DEAL_SEED } from '../lib/games.ts';
import { appHeader, played } from '../lib/played-games.ts';
import { anyDamagedLink } from './damaged-text.ts';
import { damagedValue } from './damaged-value.ts';
import { type DamageCase, refusal, sound } from './damage-case.ts';

const game = played(appHeader(presetRules('canadian', 3)));
const begun = played(game.header, (state) => toAct(state).includes(0));
const position = positionOf(viewFor(stateAfter(begun), 0));
if (position === null) throw new Error('no position is on the table');

/** An exercise that comes with the game, as if it had been made ahead. */
const readyPosition = (line: (typeof lines)[number]): ReadyPosition => {
  const { id, subject, preset, record, right } = exerciseOf(line);
  return {
    id,
    subject: subject === 'own' ? 'lead' : subject,
    game: rulesKey({ kind: 'preset', preset: 'canadian' }),
    preset,
    name: null,
    grade: 'medium',
    record,
    right,
    rating: { value: 1000, deviation: 90, volatility: 0.06 },
  };
};

/** Two positions, and a filter of a game with rules of its own. */
const stock = encodeStock({
  filter: {
    subject: 'lead',
    game: { kind: 'named', id: 'own/1', name: 'Home', rules: game.header.rules },
    grade: 'fitting',
  },
  positions: lines.slice(0, 2).map(readyPosition),
});

/** The parsers of progress, and of what it is made with. */
export const PROGRESS_DAMAGE: readonly DamageCase[] = [
  {
    name: 'training progress',
    inputs: damagedValue(
      encodeTraining({
        rating: { value: 1234.5, deviation: 87.25, volatility: 0.06 },
        answered: 40,
        right: 28,
        days: ['2026-11-20', '2026-11-22'],
        puzzles: new Map([['2026-11-22', true]]),
      }),
    ),
    check(value) {
      const training = parseTraining(value);
      if (training === null) return refusal('damaged');
      const { rating, answered, right, days, puzzles } = training;
      longestStreak(new Set(days));
      const areDays = [...days, ...puzzles.keys()].every(isDay);
      const areNumbers = Object.values(rating).every(Number.isFinite);
      return sound(areDays && areNumbers && right <= answered, 'progress');
    },
  },
  {
    name: 'positions made ahead',
    inputs: damagedValue(stock),
    check(value) {
      const { filter, positions } = parseStock(value);
      if (filter?.game !== null && filter?.game !== undefined) subjectsOf(filter.game);
      const canBeTried = positions.every(({ record }) => {
        const state = fold(record);
        const seat = humanSeat(record.header);
        return state.ok && hasOneHuman(record.header) && toAct(state.value).includes(seat);
      });
      return sound(canBeTried, 'a position');
    },
  },
  {
    name: 'answers of the bidding drill',
    inputs: damagedValue(
      encodeAnswer({
        at: 1_900_000_000_000,
        preset: null,
        name: 'Home',
        cards: 7,
        bid: 2,
        chance: 60,
        made: true,
        expert: 55,
        cost: 12,
      }),
    ),
    check(value) {
      const answer = parseAnswer(value);
      if (answer === null) return refusal('damaged');
      const { brier, cost, excess } = calibrationOf(Array.from({ length: 40 }, () => answer));
      const figures = [brier, cost?.value, excess?.value].map((figure) => figure ?? 0);
      return sound(figures.every(Number.isFinite), 'an answer');
    },
  },
  {
    name: 'games of stand-ins',
    inputs: damagedValue(encodeStandIns('1'.padStart(32, '0'), new Map([['expert', game]]))),
    check(value) {
      const games = parseStandIns(value, game.header);
      return sound(
        [...games.values()].every((each) => fold(each).ok),
        'a game',
      );
    },
  },
  {
    name: 'links to positions',
    inputs: anyDamagedLink(encodePositionLink(position)),
    check(value) {
      const read = decodePositionLink(String(value));
      if (!read.ok) return refusal(read.error.kind);
      return sound(rebuildPosition(read.value, keyedSource(DEAL_SEED, [])).ok, 'a position');
    },
  },
];
