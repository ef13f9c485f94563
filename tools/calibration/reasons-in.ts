import type { Advice, PlayerView } from '@/engine/index.ts';
import { sentences } from '@/features/advice/words.ts';
import { translate } from '@/i18n/i18n.ts';

/** The sentences of a hint that give reasons: neither the verdict nor the tricks needed. */
export function reasonsIn(view: PlayerView, advice: Advice): string[] {
  const standing = advice.position.filter(({ kind }) =>
    ['needs', 'nil-lost', 'nil-against', 'nil-beside'].includes(kind),
  ).length;
  const words = sentences(translate, view, advice);
  return words.slice(1, words.length - standing);
}
