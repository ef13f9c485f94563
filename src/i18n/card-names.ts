import { type Card, rankOf, suitOf } from '@/engine/cards/card.ts';
import type { Translate } from './i18n.ts';

/** A card in words: "queen of spades". */
export const cardName = (t: Translate, card: Card): string =>
  t('card.name', { rank: t(`rank.${rankOf(card)}`), suit: t(`suit.${suitOf(card)}`) });
