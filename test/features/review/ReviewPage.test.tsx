import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { presetRules, stateAfter } from '@/engine/index.ts';
import type { Judgment, RoundReview } from '@/engine/review/index.ts';
import { ReviewPage, type Scope } from '@/features/review/ReviewPage.tsx';
import { createReview } from '@/store/games/review.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { withoutTrailing } from '../../../tools/lib/games.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { judgmentWith, reviewOf } from '../../../tools/lib/made-reviews.ts';

const record = played(defaultHeader(), (state) => state.past.length === 2);

const blunder = judgmentWith({
  commandIndex: 30,
  about: 'card',
  trick: 3,
  own: { command: { type: 'play', seat: 0, card: 'KH' }, make: 0.124, points: 1.55, others: 5 },
  best: { command: { type: 'play', seat: 0, card: '7C' }, make: 0.61, points: 7.3, others: 5 },
  cost: 5.81,
  hindsight: {
    points: 0,
    bestPoints: 12,
    command: { type: 'play', seat: 0, card: '2S' },
    isExact: true,
  },
});
const fine = judgmentWith({ commandIndex: 5, cost: 0, costError: 0 });
const rounds = [reviewOf(0, [fine]), reviewOf(1, [judgmentWith({ commandIndex: 50 }), blunder])];

function show(
  kept: readonly RoundReview[],
  scope: Scope = 'game',
  of = record,
  underway: RoundReview | null = null,
  person = '',
) {
  const review = createReview(
    {
      reviewers: {
        review: (_question, onNews) =>
          new Promise(() => {
            if (underway !== null) onNews(underway);
          }),
      },
      reviews: { read: () => Promise.resolve(kept), write: () => Promise.resolve() },
    },
    { id: 'a'.repeat(32), record: of, past: stateAfter(of).past },
  );
  const on = {
    onScope: vi.fn<(scope: Scope) => void>(),
    onLook: vi.fn<(judgment: Judgment) => void>(),
    onCompare: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  review.begin();
  function Desk({ last }: { readonly last: number | null }) {
    const [all, onAll] = useState(false);
    const page = { review, person, about: '', scope, reasonOf: () => '', all, onAll, last };
    return <ReviewPage {...page} {...on} />;
  }
  const open = (last: number | null) => renderInGame(<Desk last={last} />, gameAt(of));
  const { unmount } = open(null);
  return { review, ...on, unmount, open };
}

const items = () =>
  within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem');

describe('the review of a game', () => {
  it('returns to the decision that was opened', async () => {
    const { unmount, open } = show(rounds);
    await screen.findByText('2 rounds reviewed');
    expect(screen.getByRole('button', { name: 'Leave review' })).toHaveFocus();
    unmount();
    open(50);
    expect(screen.getByRole('button', { name: /Round 2, bid/ })).toHaveFocus();
  });

  it('names the player of somebody else’s game', async () => {
    show(rounds, 'game', record, null, 'Ada');
    await screen.findByText('2 rounds reviewed');
    expect(items()[0]).toHaveTextContent('Ada played K♥\ufe0e; 7♣\ufe0e was better.');
    expect(screen.getByText(/^Cost: /)).toHaveTextContent('Cost: the player’s own points, plus');
  });

  it('lists costly choices, the costliest first, with separate hindsight', async () => {
    show(rounds);
    await screen.findByText('2 rounds reviewed');
    expect(
      items().map((item) => within(item).getByRole('heading', { level: 3 }).textContent),
    ).toEqual(['Round 2, trick 4', 'Round 2, bid']);
    const [first] = items();
    expect(first).toHaveTextContent('blunder, −5.8 points');
    expect(first).toHaveTextContent(
      'You played K♥\ufe0e; 7♣\ufe0e was better.You played the king of hearts; the seven of clubs was better.',
    );
    expect(first).toHaveTextContent(
      'Chance to make it 10% instead of 60%; expected points 1.6 instead of 7.3.',
    );
    expect(first).toHaveTextContent(
      'With all cards open2♠\ufe0e could have scored 12 points, this choice 0 at best.The two of spades could have scored 12 points, this choice 0 at best.',
    );
    expect(screen.getByText(/^Cost: your own points, plus half/)).toBeVisible();
  });

  it('shows good decisions on request', async () => {
    show(rounds);
    await screen.findByText('2 rounds reviewed');
    await userEvent.click(screen.getByRole('switch', { name: 'Show the good ones too' }));
    expect(items()).toHaveLength(3);
    expect(items()[2]).toHaveTextContent('best');
    expect(items()[2]).toHaveTextContent('You bid 1.');
  });

  it('shows accuracy by bidding and play, and splits the result when complete', async () => {
    show(rounds);
    await screen.findByText('2 rounds reviewed');
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures.slice(0, 3)).toEqual(['54%needs work', '75%fair', '13%needs work']);
    // Two rounds: 6.3 expected, 1.7 for cards and seat, 12 points; a bid cost 2, a card 5.75, in the list 5.8.
    expect(figures.slice(3)).toEqual(['12.6', '+3.4', '−2', '−5.8', '+15.8', '24']);
  });

  it('does not mention luck before all rounds are reviewed', async () => {
    show(rounds.slice(0, 1));
    await screen.findByText(/1 of 2 rounds reviewed/);
    expect(screen.queryByText('Luck and skill')).toBeNull();
  });

  it.each(['game', 1] as const)(
    'while a round is being reviewed, shows its findings but not its luck: %s',
    async (scope) => {
      show(rounds.slice(0, 1), scope, record, reviewOf(1, [blunder]));
      await screen.findByRole('heading', { level: 3, name: 'Round 2, trick 4' });
      expect(screen.getByText('Reviewing round 2: 1 of 2 done')).toBeVisible();
      expect(screen.queryByText('Luck and skill')).toBeNull();
    },
  );

  it('reports no empty result while the review runs', async () => {
    show([], 1, record, reviewOf(1, []));
    await screen.findByText('Reviewing round 2: 0 of 2 done');
    expect(screen.queryByText(/nothing to decide|wrong beyond doubt/i)).toBeNull();
  });

  it('opens a decision, another round, and closes', async () => {
    const { onLook, onScope, onClose } = show(rounds);
    await screen.findByText('2 rounds reviewed');
    await userEvent.click(screen.getByRole('button', { name: 'Show position: Round 2, trick 4' }));
    expect(onLook).toHaveBeenCalledWith(blunder);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Round 1, 10 cards');
    expect(onScope).toHaveBeenCalledWith(0);
    await userEvent.click(screen.getByRole('button', { name: 'Leave review' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can be stopped and resumed', async () => {
    const { review } = show(rounds.slice(0, 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(review.store.getState().status).toBe('resting');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(review.store.getState().status).toBe('working');
  });

  it('keeps the focus when the stop button disappears', async () => {
    const { review } = show(rounds.slice(0, 1));
    (await screen.findByRole('button', { name: 'Pause' })).focus();
    act(() => review.store.setState({ status: 'done', rounds: [...rounds], underway: null }));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(screen.getByText('2 rounds reviewed')).toHaveFocus();
  });

  it('has no accessibility problems', async () => {
    show(rounds);
    await screen.findByText('2 rounds reviewed');
    expect(await axeProblems()).toEqual([]);
  });
});

it('a round without costly choices has a message', async () => {
  show(rounds, 0);
  expect(await screen.findByText('No choice clearly cost points here.')).toBeVisible();
});

it('in partnerships points are the side’s', async () => {
  const spades = played(
    appHeader(withoutTrailing(presetRules('spades'))),
    (state) => state.past.length === 1,
  );
  const look = { type: 'declare', seat: 0, blindNil: false } as const;
  const unseen = judgmentWith({
    commandIndex: 2,
    about: 'declaration',
    own: { command: { ...look, blindNil: true }, make: 0.12, points: -90, others: 5 },
    best: { command: look, make: 0.7, points: 41, others: 5 },
    hindsight: { points: -150.3, bestPoints: 62.7, command: look, isExact: false },
  });
  const seen = judgmentWith({
    commandIndex: 9,
    own: { command: { type: 'bid', seat: 0, bid: 1 }, make: 0.85, points: 29, others: 5 },
    best: { command: { type: 'bid', seat: 0, bid: 0 }, make: 0.73, points: 72, others: 5 },
    cost: 1.5,
  });
  show([reviewOf(0, [unseen, seen], { handSize: 13 })], 'game', spades);
  await screen.findByText('1 round reviewed');
  const [item, bid] = items();
  expect(bid).toHaveTextContent('You bid 1; nil was better.');
  expect(item).toHaveTextContent('Round 1, before you looked');
  expect(item).toHaveTextContent('You bid blind nil; looking first was better.');
  expect(item).toHaveTextContent('expected points for your side −90 instead of 41.');
  expect(item).toHaveTextContent(
    'Look first could have left your side +62.7 points against the other side, this choice −150.3 at most.',
  );
  expect(screen.getByText('Your side’s points')).toBeVisible();
  expect(screen.getByText('Expected from your side’s seats')).toBeVisible();
});
