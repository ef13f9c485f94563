import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Advice, type Option, allowed, choicesOf, presetRules } from '@/engine/index.ts';
import { Coach } from '@/features/advice/Coach.tsx';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { OwnHand } from '@/features/table/OwnHand.tsx';
import type { Game } from '@/store/hooks.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from './game.ts';
import { renderInGame } from './render.tsx';

export const RULES = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 5, high: 5, turns: 1 },
} as const;

/** A game in which it is the player's turn, with a choice. */
export const askedFor = (phase: 'bid' | 'play'): Game =>
  gameAt(
    played(
      appHeader(RULES),
      (state) => state.round.phase === phase && allowed(choicesOf(state, 0)).length > 1,
    ),
  );

/** Advice in which the option at index `best` is better than the others by `cost`. */
export function adviceOn(game: Game, best: number, cost: number, pointScale = 1): Advice {
  const { view } = game.table.store.getState();
  const options = allowed(view.choices).map((command, index): Option => ({
    command,
    make: index === best ? 0.71 : 0.02,
    short: index === best ? 0.19 : 0.7,
    points: index === best ? 8.04 : 1,
    others: 5,
    error: 0.1,
    cost: index === best ? 0 : cost,
    costError: index === best ? 0 : 0.1,
    facts: index === best ? [{ kind: 'loses' }, { kind: 'puts-over', seat: 1 }] : [],
  }));
  return {
    about: options[0]?.command.type === 'bid' ? 'bid' : 'card',
    seat: view.seat,
    options,
    best,
    verdict: 'clear',
    pointScale,
    hand: [{ kind: 'sure', cards: ['AH'] }],
    position: [{ kind: 'needs', tricks: 0, of: 5 }],
    contrast: null,
    determinizations: 480,
  };
}

/** The same game with an adviser that answers when the test lets it. Until then it has tried 48 determinizations. */
export function withAdvice(game: Game, advice: Advice | Error, determinizations = 48) {
  let answer: () => void = () => undefined;
  const asked: AbortSignal[] = [];
  const known: Game = {
    ...game,
    advisers: {
      ...game.advisers,
      advise: (_view, onNews, signal) =>
        new Promise((resolve, reject) => {
          asked.push(signal);
          if (!(advice instanceof Error)) onNews({ ...advice, determinizations });
          answer = () => (advice instanceof Error ? reject(advice) : resolve(advice));
        }),
    },
  };
  return { game: known, asked, answer: () => act(async () => answer()) };
}

/** Shows the hint of a game with this advice, or this failure of the adviser. */
export async function shown(game: Game, advice: Advice | Error) {
  const bench = withAdvice(game, advice);
  game.hints.toggle();
  renderInGame(
    <>
      <Coach />
      <BeforePlay />
      <OwnHand focus={false} messageSlot={null} />
    </>,
    bench.game,
  );
  await bench.answer();
  return bench;
}

/** The hint on the screen. */
export const hint = () => screen.getByRole('region', { name: 'Hint' });

/** The status region of the hint, once it has a text. */
export async function saying(): Promise<HTMLElement> {
  const region = within(hint()).getByRole('status');
  await waitFor(() => expect(region).not.toBeEmptyDOMElement());
  return region;
}
