import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { encodeSave } from '@/storage/formats/save.ts';
import { indexedDbStore } from '@/storage/keyed-store.ts';
import { indexedDbUnfinished } from '@/storage/unfinished.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

test('an unfinished game is deleted with its review and stand-ins, and restored with them', async () => {
  const id = 'a'.repeat(32);
  const record = played(defaultHeader(), ({ past }) => past.length === 1);
  const store = indexedDbStore();
  const documents = [
    [`open/${id}`, encodeSave({ ...UNAIDED, id, started: 1, ended: null, record })],
    [`review/${id}`, 'what was found'],
    [`standin/${id}`, 'what others did'],
  ] as const;
  await store.change({ put: [...documents, ['standin/other', 'stays']] });
  const keys = documents.map(([key]) => key);

  const restore = await indexedDbUnfinished.remove(id);
  expect(await store.get(keys)).toEqual([undefined, undefined, undefined]);
  expect(await store.get(['standin/other'])).toEqual(['stays']);
  expect(await indexedDbUnfinished.list()).toEqual([]);
  await restore();
  expect(await store.get(keys)).toEqual(documents.map(([, value]) => value));
  expect(await indexedDbUnfinished.list()).toMatchObject([{ id, round: 1 }]);
});
