import { cards } from './cards.ts';

/** Every word that can be seen or heard, in ICU message format. */
export const messages = { ...cards } as const;
