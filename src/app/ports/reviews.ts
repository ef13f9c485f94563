import { type UseStore, createStore, promisifyRequest } from 'idb-keyval';
import type { Reviews } from '@/store/ports.ts';
import { DATABASE, REVIEW, STORE } from './saves.ts';

const loadFormat = () => import('@/persistence/review.ts');

/** The reviews in the browser's IndexedDB, beside their games. */
export function indexedDbReviews(): Reviews {
  let opened: UseStore | undefined;
  const inStore = <T>(
    mode: IDBTransactionMode,
    job: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> => (opened ??= createStore(DATABASE, STORE))(mode, job);

  return {
    async read(id, record) {
      const kept: unknown = await inStore('readonly', (store) =>
        promisifyRequest<unknown>(store.get(REVIEW + id)),
      );
      return (await loadFormat()).parseReview(kept, record);
    },
    async write(id, record, rounds) {
      const document = (await loadFormat()).encodeReview(id, record, rounds);
      await inStore('readwrite', (store) => {
        store.put(document, REVIEW + id);
        return promisifyRequest(store.transaction);
      });
    },
  };
}
