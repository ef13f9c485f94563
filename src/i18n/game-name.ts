import type { PresetId } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** A daily deal, or a game with a name of its own. */
type Title = { readonly kind: 'daily' } | { readonly kind: string; readonly name: string };

/** The name of a game: its title, its preset, or "House rules". */
export function gameName(t: Translate, title: Title | null, preset: PresetId | null): string {
  if (title !== null) return 'name' in title ? title.name : t('menu.daily');
  return t(preset === null ? 'game.houseRules' : `preset.${preset}`);
}
