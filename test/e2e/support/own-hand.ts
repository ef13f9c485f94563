import type { Locator, Page } from './fixtures.ts';
import type { Command, GameRecord } from '@/engine/index.ts';
import { OWN } from './scenes.ts';

/** A card in the player's hand that may be played. */
export const PLAYABLE = '[data-card][data-state="playable"]';

/** A card on the screen by its code, such as `QH`. */
export const card = (page: Page, id: string): Locator => page.locator(`[data-card="${id}"]`);

/** What the player did in a game. */
export const own = ({ commands }: GameRecord): Command[] =>
  commands.filter((command) => 'seat' in command && command.seat === OWN);
