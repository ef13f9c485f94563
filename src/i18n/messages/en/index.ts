import { app } from './app.ts';
import { bidding } from './bidding.ts';
import { cards } from './cards.ts';
import { table } from './table.ts';

/** Every word that can be seen or heard, in ICU message format. */
export const messages = { ...app, ...bidding, ...cards, ...table } as const;
