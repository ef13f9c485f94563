import type { Reviews } from '@/store/ports/reviews.ts';
import { type Database, database, resultOf } from './database.ts';
import { REVIEW } from './keyed-store.ts';

const loadFormat = () => import('./formats/review.ts');

/** The repository of reviews. */
export function indexedDbReviews(games: Database = database): Reviews {
  return {
    async read(id, record) {
      const saved = await games.run('readonly', (store) =>
        resultOf<unknown>(store.get(REVIEW + id)),
      );
      return (await loadFormat()).parseReview(saved, record);
    },
    async write(id, record, rounds) {
      const document = (await loadFormat()).encodeReview(id, record, rounds);
      await games.run('readwrite', (store) => void store.put(document, REVIEW + id));
    },
  };
}
