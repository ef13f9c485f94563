import { app } from './app.ts';
import { cards } from './cards.ts';
import { games } from './games.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

/** The words of the first screen: they come with it, so every one of them is paid for there. */
export const messages = { ...app, ...cards, ...games, ...table, ...ui } as const;
