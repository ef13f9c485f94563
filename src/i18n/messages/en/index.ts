import { app } from './app.ts';
import { bidding } from './bidding.ts';
import { cards } from './cards.ts';
import { editor } from './editor.ts';
import { help } from './help.ts';
import { rules } from './rules.ts';
import { scoreboard } from './scoreboard.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

/** Every word that can be seen or heard, in ICU message format. */
export const messages = {
  ...app,
  ...bidding,
  ...cards,
  ...editor,
  ...help,
  ...rules,
  ...scoreboard,
  ...settings,
  ...setup,
  ...table,
  ...ui,
} as const;
