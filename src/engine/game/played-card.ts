import type { Card } from '../cards/card.ts';
import { type Command, UNSEEN } from './commands-and-events.ts';

/** The card that a command plays; null for one hidden from its holder [SIGHT-1], and for other commands. */
export const playedCard = (command: Command): Card | null =>
  command.type === 'play' && command.card !== UNSEEN ? command.card : null;
