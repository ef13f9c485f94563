import { RANKS } from '@/engine/index.ts';
import {
  FACT_NAMES,
  type FactName,
  HAND_SIZES,
  type MeasuredData,
  PLAYERS,
  packed,
} from '@/store/guide/measured.ts';
import type { Estimate } from '@/store/insights/estimate.ts';
import type { Row } from '../results/runs.mjs';

/** A figure of a row. */
function figureIn(row: Row, key: string): Estimate | null {
  const cell = row[key];
  if (!Array.isArray(cell)) return null;
  const [value, margin] = cell as readonly number[];
  return { value: value ?? 0, margin: margin ?? Infinity };
}

/** The compact figures that the app loads, from the rows of a results file. */
export function measuredFrom(rows: readonly Row[]): MeasuredData {
  /** By players and hand size, the figures of all rows of a kind, packed in a row. */
  const strings = (what: string, keys: readonly string[]) =>
    Object.fromEntries(
      PLAYERS.map((players) => [
        players,
        HAND_SIZES.map((handSize) =>
          rows
            .filter(
              (row) => row.what === what && row.players === players && row.handSize === handSize,
            )
            .flatMap((row) => keys.map((key) => packed(figureIn(row, key))))
            .join(''),
        ),
      ]),
    );
  const facts = rows.filter(({ what }) => what === 'facts');
  return {
    deals: facts.reduce((sum, { deals }) => sum + Number(deals), 0),
    cards: strings(
      'cards',
      RANKS.map((rank) => `rank ${rank}`),
    ),
    bids: strings('bids', ['made', 'share']),
    seats: strings('seats', ['hook', 'free']),
    facts: Object.fromEntries(
      facts.map((row) => [
        Number(row.players),
        Object.fromEntries(
          FACT_NAMES.map((name) => {
            const { value, margin } = figureIn(row, name) ?? { value: 0, margin: 0 };
            return [name, [value, margin]];
          }),
        ) as Record<FactName, [number, number]>,
      ]),
    ),
  };
}
