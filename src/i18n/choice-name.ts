import type { Command } from '@/engine/index.ts';
import { cardName } from './card-names.ts';
import { formatNumber } from './format.ts';
import type { Translate } from './i18n.ts';

/**
 * What was or could be chosen, in words: a number, a trump, a card, what is said before the cards are
 * seen.
 * @param isSide whether it is a game of partners, where a bid of 0 is a nil.
 */
export function choiceName(t: Translate, command: Command, isSide: boolean): string {
  switch (command.type) {
    case 'bid':
      return isSide && command.bid === 0 ? t('seat.nil') : formatNumber(command.bid);
    case 'nameTrump':
      return t(`trump.${command.trump}`);
    case 'play':
      return command.card === 'unseen' ? t('card.unseen') : cardName(t, command.card);
    case 'declare':
      return t(command.blindNil ? 'review.choice.blindNil' : 'review.choice.look');
    case 'deal':
      return '';
  }
}
