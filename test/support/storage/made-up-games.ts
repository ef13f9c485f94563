import { PRESET_IDS, type RuleSet, presetRules } from '@/engine/index.ts';
import { factsOf } from '@/engine/review/index.ts';
import { encodeFacts } from '@/storage/formats/facts.ts';
import { encodeReview } from '@/storage/formats/review.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { encodeSummary } from '@/storage/formats/summary.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { madeUpReviews } from '../reviews.ts';

interface Options {
  /** All of one preset; otherwise two in turn. */
  readonly sameGame?: boolean;
  /** Of how many games, from the newest, the reviews are kept beside the facts. */
  readonly reviews?: number;
  /** Of other rules than those of a preset. */
  readonly rules?: RuleSet;
  /** Without facts, as if nothing was reviewed. */
  readonly unreviewed?: boolean;
}

const DAY_MS = 86_400_000;

/**
 * The documents of finished games with made-up reviews, by key, the oldest first: valid saves, summaries and facts.
 * In later games mistakes cost less.
 */
export function madeUpGames(
  count: number,
  { sameGame = false, reviews = 0, rules, unreviewed = false }: Options = {},
): (readonly [key: string, value: object])[] {
  return Array.from({ length: count }, (_, at) => {
    const id = (at + 1).toString(16).padStart(32, '0');
    const preset = PRESET_IDS[sameGame ? 0 : (at % 2) * 2] ?? 'bugger-your-neighbor';
    const header = appHeader(rules ?? presetRules(preset), { dealSeed: id, firstDealer: null });
    const record = played(header, () => false, id);
    const game: SavedGame = {
      ...UNAIDED,
      id,
      started: Date.UTC(2026, 0, 1) + at * DAY_MS,
      ended: Date.UTC(2026, 0, 1) + at * DAY_MS + 1,
      record,
    };
    const made = madeUpReviews(record, 1 + at / count);
    const facts = factsOf(record, 0, made) ?? [];
    const isKept = at >= count - reviews;
    return [
      [`game/${id}`, encodeSave(game)],
      [`sum/${id}`, encodeSummary(summaryOf(game))],
      ...(unreviewed ? [] : [[`facts/${id}`, encodeFacts(id, record, facts)]]),
      ...(isKept ? [[`review/${id}`, encodeReview(id, record, made)]] : []),
    ] as (readonly [string, object])[];
  }).flat();
}
