import type { Advice, PlayerView } from '@/engine/index.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { translate } from '@/i18n/i18n.ts';

/** The reasons that a hint gives in its panel, after the verdict and its figures. */
export const reasonsIn = (view: PlayerView, advice: Advice): string[] =>
  hintWords(translate, view, advice).panel.slice(1);
