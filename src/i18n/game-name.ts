import type { PresetId } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** A daily deal, or a game with a name of its own. */
type Title = { readonly kind: 'daily' } | { readonly kind: string; readonly name: string };

/** The preset that rules are called after, and whether other options of it were chosen. */
interface Namesake {
  readonly preset: PresetId | null;
  readonly isVariant?: boolean;
}

/** The name of a game: its title, its preset, "Canadian (variant)", or "House rules". */
export function gameName(
  t: Translate,
  title: Title | null,
  { preset, isVariant = false }: Namesake,
): string {
  if (title !== null) return 'name' in title ? title.name : t('menu.daily');
  if (preset === null) return t('game.houseRules');
  const game = t(`preset.${preset}`);
  return isVariant ? t('game.variant', { game }) : game;
}
