import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type GameState,
  allowed,
  choicesOf,
  presetRules,
  toAct,
  stateAfter,
} from '@/engine/index.ts';
import { Narrator } from '@/features/table/Narrator.tsx';
import { narrate } from '@/features/table/narration.ts';
import { translate } from '@/i18n/i18n.ts';
import type { Game } from '@/store/hooks.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const RULES = presetRules('bugger-your-neighbor');

/** The player's card completes a trick. */
const lastOfTrick = (state: GameState): boolean =>
  state.round.phase === 'play' && toAct(state).includes(0) && state.round.trick.cards.length === 3;

function play(game: Game): void {
  const [command] = allowed(choicesOf(stateAfter(game.table.record()), 0));
  if (command === undefined) throw new Error('nothing to play');
  game.table.act(command);
}

const told = () => [...screen.getByRole('log').children].map((child) => child.textContent);

test('cues within one render are all announced, in order', () => {
  const game = gameAt(played(appHeader(RULES), lastOfTrick));
  renderInGame(<Narrator />, game);
  expect(told()).toEqual([]);
  const wanted: string[] = [];
  game.table.store.subscribe(({ view, cue }, before) => {
    if (cue !== null && cue !== before.cue) wanted.push(narrate(translate, view, cue));
  });
  act(() => {
    play(game);
    game.table.skip();
  });
  expect(wanted.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'You play',
    expect.stringMatching(/ takes?$/),
  ]);
  expect(told()).toEqual(wanted);
});

test('announcements stay unchanged, so none is repeated', () => {
  const game = gameAt(played(appHeader(RULES), lastOfTrick));
  renderInGame(<Narrator />, game);
  act(() => play(game));
  const [first] = screen.getByRole('log').children;
  expect(first).toHaveTextContent(/^You play /);
  act(() => game.table.skip());
  expect(told()).toHaveLength(2);
  expect(screen.getByRole('log').firstElementChild).toBe(first);
});

test('a new game begins with no announcements', () => {
  const game = gameAt(played(appHeader(RULES), lastOfTrick));
  renderInGame(<Narrator />, game);
  act(() => play(game));
  expect(told()).toHaveLength(1);
  act(() => void game.table.start(defaultHeader()));
  expect(told()).toEqual([]);
});

/** A game of one round with one card each, before the player's card, which is the last. */
const lastOfGame = () =>
  gameAt(
    played(
      appHeader({ ...RULES, schedule: { shape: 'constant', low: 1, high: 1, turns: 1 } }),
      lastOfTrick,
    ),
  );

/** The announcement of every player's bid, tricks and points. */
const ROUND_OVER =
  'Round over. You bid 1, took 0: 0 points. Rufus bid 1, took 0: 0 points. Odile bid 1, took 1: +11 points. Bram bid 0, took 0: +10 points.';

test.each([
  { of: 'a game', isApart: false, said: [ROUND_OVER, 'Game over.'] },
  { of: 'a separate round', isApart: true, said: [ROUND_OVER] },
])('the end of $of announces what is over', ({ isApart, said }) => {
  const game = lastOfGame();
  renderInGame(<Narrator isApart={isApart} />, game);
  act(() => {
    play(game);
    for (let cue = 0; cue < 4; cue++) game.table.skip();
  });
  expect(told().filter((text) => text?.includes(' over'))).toEqual(said);
});
