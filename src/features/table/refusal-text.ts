import type { Rejection } from '@/engine/index.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';

/** Why a card may not be played, as it is heard or, with another way to name cards, as it is seen. */
export function playRefusalText(
  t: Translate,
  refusal: Rejection,
  nameCard: NameCard = spokenCard,
): string {
  if ('suit' in refusal) return t(`refusal.${refusal.kind}`, { suit: t(`suit.${refusal.suit}`) });
  switch (refusal.kind) {
    case 'must-head':
      return t('refusal.must-head', { card: nameCard(t, refusal.over) });
    case 'not-your-turn':
      return t('refusal.not-your-turn');
    default:
      return t('refusal.other');
  }
}
