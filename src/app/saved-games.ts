import { yieldToMain } from '@/platform/yield-to-main.ts';
import { gameRepository } from '@/storage/games.ts';
import { indexedDbStore } from '@/storage/keyed-store.ts';

/** Everything that is saved on this device, by key. */
export const savedDocuments = indexedDbStore();

/** The finished games on this device. */
export const finishedGames = gameRepository(savedDocuments, yieldToMain);
