import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { StartPanel } from '@/features/table/StartPanel.tsx';
import { appHeader, gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

test.each([
  ['Devil’s Bridge', presetRules('devils-bridge')],
  ['House rules', { ...presetRules('devils-bridge'), hook: false }],
])('before the first deal it is said that the game is %s', (name, rules) => {
  renderInGame(
    <StartPanel
      onNewGame={vi.fn<() => void>()}
      onDaily={vi.fn<() => void>()}
      onLesson={vi.fn<() => void>()}
    >
      {null}
    </StartPanel>,
    gameAt({ header: appHeader(rules), commands: [] }),
  );
  expect(screen.getByText(name)).toBeVisible();
});
