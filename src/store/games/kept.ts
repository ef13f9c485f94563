import type { GameRecord } from '@/engine/index.ts';

/** Whether a game in progress is kept for later, as `keysOf` in `saves.ts` has it: something follows its deal. */
export const isKeptForLater = ({ commands }: GameRecord): boolean => commands.length > 1;
