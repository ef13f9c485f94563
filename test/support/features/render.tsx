import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import { i18n } from '@/i18n/i18n.ts';
import { type Game, GameContext } from '@/store/hooks.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from './game.ts';

/** The providers that the app puts around every feature. */
export const surrounding =
  (game: Game) =>
  ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <GameContext value={game}>{children}</GameContext>
    </I18nProvider>
  );

/** Renders a feature within a game; without one, before the first deal of the default game. */
export function renderInGame(
  element: ReactElement,
  game: Game = gameAt({ header: defaultHeader(), commands: [] } satisfies GameRecord),
): ReturnType<typeof render> & { readonly game: Game } {
  return Object.assign(render(element, { wrapper: surrounding(game) }), { game });
}
