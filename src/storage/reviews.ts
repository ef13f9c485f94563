import type { Reviews } from '@/store/ports/reviews.ts';
import { type Database, database, resultOf } from './database.ts';
import { REVIEW } from './saves.ts';

const loadFormat = () => import('./formats/review.ts');

/** The reviews in IndexedDB, beside their games. */
export function indexedDbReviews(games: Database = database): Reviews {
  return {
    async read(id, record) {
      const kept = await games.run('readonly', (store) =>
        resultOf<unknown>(store.get(REVIEW + id)),
      );
      return (await loadFormat()).parseReview(kept, record);
    },
    async write(id, record, rounds) {
      const document = (await loadFormat()).encodeReview(id, record, rounds);
      await games.run('readwrite', (store) => void store.put(document, REVIEW + id));
    },
  };
}
