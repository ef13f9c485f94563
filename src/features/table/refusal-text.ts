import type { Rejection } from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';

/** Why a card may not be played, in words. */
export function playRefusalText(t: Translate, refusal: Rejection): string {
  switch (refusal.kind) {
    case 'must-follow':
    case 'trump-not-broken':
    case 'trump-last':
    case 'must-trump':
      return t(`refusal.${refusal.kind}`, { suit: t(`suit.${refusal.suit}`) });
    case 'must-head':
      return t('refusal.must-head', { card: cardName(t, refusal.over) });
    case 'not-your-turn':
      return t('refusal.not-your-turn');
    default:
      return t('refusal.other');
  }
}
