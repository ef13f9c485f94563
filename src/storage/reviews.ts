import type { GameRecord } from '@/engine/index.ts';
import { type RoundReview, factsOf } from '@/engine/review/index.ts';
import type { FactsRepository, Reviews } from '@/store/ports/reviews.ts';
import { humanSeat } from '@/store/seating.ts';
import { type Database, database, resultOf } from './database.ts';
import { FACTS, type KeyedStore, REVIEW, indexedDbStore } from './keyed-store.ts';

const loadFormats = async () => {
  const [review, facts] = await Promise.all([
    import('./formats/review.ts'),
    import('./formats/facts.ts'),
  ]);
  return { ...review, ...facts };
};

/** The repository of reviews. Once all rounds of a finished game are reviewed, its facts are saved too. */
export function indexedDbReviews(games: Database = database): Reviews {
  /** The facts to save with these reviews; null until the game is over and all rounds are reviewed. */
  async function factsFor(id: string, record: GameRecord, rounds: readonly RoundReview[]) {
    const facts = factsOf(record, humanSeat(record.header), rounds);
    return facts === null ? null : (await loadFormats()).encodeFacts(id, record, facts);
  }

  return {
    async read(id, record) {
      const documents = (store: IDBObjectStore): Promise<unknown[]> =>
        Promise.all([REVIEW, FACTS].map((folder) => resultOf<unknown>(store.get(folder + id))));
      const saved = await games.run('readonly', documents);
      const [review, savedFacts] = saved;
      const rounds = (await loadFormats()).parseReview(review, record);
      const facts = await factsFor(id, record, rounds);
      if (facts !== null && JSON.stringify(facts) !== JSON.stringify(savedFacts))
        // The review is saved all the same; the next read tries again.
        await games
          .run('readwrite', async (store) => {
            // Another page may have deleted or reviewed the game meanwhile.
            const isUnchanged = JSON.stringify(await documents(store)) === JSON.stringify(saved);
            if (isUnchanged) store.put(facts, FACTS + id);
          })
          .catch(() => undefined);
      return rounds;
    },
    async write(id, record, rounds) {
      const { encodeReview } = await loadFormats();
      const review = encodeReview(id, record, rounds);
      const facts = await factsFor(id, record, rounds);
      await games.run('readwrite', (store) => {
        store.put(review, REVIEW + id);
        if (facts !== null) store.put(facts, FACTS + id);
      });
    },
  };
}

/** The repository of facts. Those of another format are left out. */
export const factsRepository = (store: KeyedStore = indexedDbStore()): FactsRepository => ({
  async ids() {
    const { currentFactsId } = await import('./formats/facts.ts');
    return new Set((await store.all(FACTS)).flatMap((value) => currentFactsId(value) ?? []));
  },
  async dropReviewsExcept(ids) {
    const exceptions = new Set(ids);
    // Facts of an older review do not count: the game's new review may be half done.
    const [reviews, reviewed] = await Promise.all([store.keys(REVIEW), this.ids()]);
    const remove = reviews.filter((key) => {
      const id = key.slice(REVIEW.length);
      return reviewed.has(id) && !exceptions.has(id);
    });
    if (remove.length > 0) await store.change({ remove });
  },
  async all() {
    const { parseFacts } = await import('./formats/facts.ts');
    return new Map(
      (await store.all(FACTS)).flatMap((value) => {
        const facts = parseFacts(value);
        return facts === null ? [] : [[facts.id, facts.rounds] as const];
      }),
    );
  },
});
