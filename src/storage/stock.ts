import type { StockStorage } from '@/store/practice/training-stock.ts';
import { encodeStock, parseStock } from './formats/stock.ts';
import { type KeyedStore, indexedDbStore } from './keyed-store.ts';

/** The key of the positions made ahead. They are in no file: every device makes its own. */
export const STOCK = 'stock';

/** The repository of the positions made ahead. */
export const stockStorage = (store: KeyedStore = indexedDbStore()): StockStorage => ({
  async read() {
    const [saved] = await store.get([STOCK]);
    return parseStock(saved);
  },
  write: (stock) => store.change({ put: [[STOCK, encodeStock(stock)]] }),
});
