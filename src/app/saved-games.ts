import { yieldToMain } from '@/platform/yield-to-main.ts';
import { gameRepository } from '@/storage/games.ts';
import { indexedDbStore } from '@/storage/keyed-store.ts';
import { createFileImport } from '@/store/games/file-import.ts';

/** Everything that is saved on this device, by key. */
export const savedDocuments = indexedDbStore();

/** The finished games on this device. */
export const finishedGames = gameRepository(savedDocuments, yieldToMain);

/** The import of a file of games. */
export const fileImport = createFileImport();
