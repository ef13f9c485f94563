import type { Translate } from '@/i18n/i18n.ts';
import { type OwnRules, UNSAVED_ID } from '@/store/rule-repository.ts';

/** What a rule set of the player's own is called, with or without a name. */
export const ownName = (t: Translate, { id, name }: OwnRules): string =>
  name || t(id === UNSAVED_ID ? 'own.unsaved' : 'game.houseRules');
