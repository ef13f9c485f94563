import type { GameRecord } from '@/engine/index.ts';

/**
 * Whether a game in progress is kept for later: something follows its deal. `keysOf` in `storage/saves.ts`
 * applies the same rule to packed moves.
 */
export const isKeptForLater = ({ commands }: GameRecord): boolean => commands.length > 1;
