import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { DecisionNote } from '@/features/review/DecisionNote.tsx';
import { TryResult } from '@/features/review/TryResult.tsx';
import { pointsContextOf } from '@/features/review/points-context.ts';
import { focusedControl } from '../../support/features/focused-control.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { judgmentWith } from '../../../tools/lib/made-reviews.ts';

const CHOOSE = /Choose again and play on from here/;

it.each([false, true])(
  'the note offers another choice unless the round has ended: %s',
  (hasRoundEnded) => {
    renderInGame(
      <DecisionNote
        judgment={judgmentWith({})}
        round={0}
        context={pointsContextOf(presetRules('bugger-your-neighbor'))}
        first
        hasRoundEnded={hasRoundEnded}
        before={null}
        next={null}
      />,
    );
    expect(screen.queryAllByText(CHOOSE)).toHaveLength(hasRoundEnded ? 0 : 1);
  },
);

it('the result of an attempt is two unbroken sentences', () => {
  renderInGame(
    <TryResult
      here={-60}
      real={-80}
      context={{ isSide: true, person: '' }}
      onAgain={() => undefined}
      onClose={() => undefined}
    />,
  );
  const heading = screen.getByRole('heading', {
    name: 'Your side here: −60 points. In the game: −80.',
  });
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual([
    'Your side here: −60 points.',
    'In the game: −80.',
  ]);
});

it('the result of an attempt at the game of somebody else is that of this side', () => {
  renderInGame(
    <TryResult
      here={50}
      real={-80}
      context={{ isSide: true, person: 'Ann' }}
      onAgain={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('This side here: +50 points.');
});

it('the result of an attempt takes no focus from a control that has it', () => {
  const control = focusedControl();
  renderInGame(
    <TryResult
      here={0}
      real={0}
      context={{ isSide: false, person: '' }}
      onAgain={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(control).toHaveFocus();
});
