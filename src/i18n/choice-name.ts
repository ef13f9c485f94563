import type { Command } from '@/engine/index.ts';
import { type NameCard, spokenCard } from './card-names.ts';
import { formatNumber } from './format.ts';
import type { Translate } from './i18n.ts';

interface ChoiceWords {
  /** Whether it is a partnership game, where a bid of 0 is a nil. */
  readonly isSide: boolean;
  /** How to name cards; in words by default. */
  readonly nameCard?: NameCard;
}

/** The name of a choice: a bid, a trump, a card or a declaration. */
export function choiceName(
  t: Translate,
  command: Command,
  { isSide, nameCard = spokenCard }: ChoiceWords,
): string {
  switch (command.type) {
    case 'bid':
      return isSide && command.bid === 0 ? t('seat.nil') : formatNumber(command.bid);
    case 'nameTrump':
      return command.trump === 'N' ? t('hint.noTrump') : t(`suit.${command.trump}`);
    case 'play':
      return command.card === 'unseen' ? t('card.unseen') : nameCard(t, command.card);
    case 'declare':
      return t(command.blindNil ? 'seat.blindNil' : 'review.choice.look');
    case 'deal':
      return '';
  }
}
