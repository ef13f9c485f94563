import { expect, test } from '../support/shared-page.ts';
import { type GameState } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../../support/words.ts';
import { violations } from '../support/axe.ts';
import { PAGE_SIZES, problemsAt } from '../support/problems-at.ts';
import { button, withSettings } from '../support/player.ts';
import { gameUntil, openWith, resize, shortGame } from '../support/scenes.ts';

const { header } = shortGame();

/** Three rounds, played to the first wanted state. */
export const shortUntil = (wanted: (state: GameState) => boolean) =>
  gameUntil(wanted, { rules: header.rules });

/** Three rounds, played to the end. */
export const FINISHED = shortUntil(({ round }) => round.phase === 'over');

/** Defines the tests that a comparison of a finished game fits in these languages. */
export function describeCompareFit(languages: readonly Language[]): void {
  for (const language of languages)
    test(`a comparison fits, and axe finds nothing, in "${language}"`, async ({ page }) => {
      await withSettings(page, { language });
      await openWith(page, FINISHED);
      const words = WORDS[language];
      await button(page, words['menu.label']).press('Enter');
      await button(page, words['compare.title']).press('Enter');
      await button(page, words['compare.watch']).waitFor();
      expect(await problemsAt(PAGE_SIZES, page)).toEqual([]);
      await resize(page, [1280, 800]);
      expect(await violations(page)).toEqual([]);
    });
}
