import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Advice } from '@/engine/index.ts';
import { PastHint } from '@/features/advice/PastHint.tsx';
import { marksFor } from '@/features/advice/hint-marks.ts';
import { OwnHand } from '@/features/table/OwnHand.tsx';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { formatTag } from '@/i18n/languages.ts';
import { adviceOn, askedFor, hint } from '../../support/features/advised.tsx';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';

const bestFirst = (card: HTMLElement): number => card.querySelectorAll('[data-best="true"]').length;

/** The labels of the legal cards, the best one first. */
const playable = (): string[] =>
  screen
    .getAllByRole('button')
    .filter(({ dataset }) => dataset.state === 'playable')
    .toSorted((one, other) => bestFirst(other) - bestFirst(one))
    .map((card) => card.getAttribute('aria-label') ?? '');

/** The column headers of the table with the figures of a hint. */
const headers = (): (string | null)[] =>
  within(within(hint()).getByRole('table'))
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);

test('marks are written in the language of the moment', async () => {
  const game = askedFor('play');
  const advice = adviceOn(game, 0, 2);
  onTestFinished(() => i18n.activate('en'));
  renderInGame(<OwnHand focus={false} messageSlot={null} />, game);
  act(() => game.hints.mark(() => marksFor(translate, advice, true)));
  expect(playable()[0]).toContain('best: 70% to make your bid, expected points 8');
  // Regression: the store kept sentences, which stayed as they were until they were written again.
  await act(() => speak('de', formatTag('de', ['de-DE'])));
  expect(playable()[0]).toMatch(/70\s% Chance, die Ansage zu schaffen/);
});

test('where the own bid is settled, cards are marked with the chance of the opponent at stake', () => {
  stubNarrowScreen();
  const game = askedFor('play');
  const { view } = game.table.store.getState();
  const given = adviceOn(game, 0, 2);
  const made = given.options.map((_, at) => (at === 0 ? 0.2 : 0.6));
  const advice: Advice = {
    ...given,
    opponents: [
      { seat: 2, made: made.map(() => 0.5) },
      { seat: 1, made },
    ],
  };
  renderInGame(
    <>
      <PastHint view={view} asked={{ view, advice, state: 'done' }} isSettled />
      <OwnHand focus={false} messageSlot={null} />
    </>,
    game,
  );
  const [best = '', other = ''] = playable();
  const { name } = view.seats[1] ?? { name: '' };
  // Regression: every card was marked with the own chance, which no card changes.
  expect(best).toMatch(new RegExp(`${name} makes the bid: 20%, best$`));
  expect(other).toMatch(new RegExp(`${name} makes the bid: 60%$`));
  expect(best + other).not.toContain('your bid');
  expect(hint()).toHaveTextContent(`${name} makes the bid: 20%.`);
  expect(headers().slice(0, 3)).toEqual(['Choice', `${name} makes the bid`, 'Expected points']);
});

test.each([
  ['the others’ points count', 2, 'Cost vs. best, counting what the others score'],
  ['only the points shown count', 7, 'Cost vs. best'],
])('the table of a hint says what costs count: %s', (_, cost, header) => {
  const game = askedFor('play');
  const { view } = game.table.store.getState();
  // The best choice brings 8 points, any other 1: a cost of 2 is not the difference.
  const advice = adviceOn(game, 0, cost);
  renderInGame(<PastHint view={view} asked={{ view, advice, state: 'done' }} />, game);
  expect(headers().at(-1)).toBe(header);
});

test('where no card is shown to change an opponent’s chance, the cards have no marks', () => {
  const game = askedFor('play');
  const { view } = game.table.store.getState();
  const given = adviceOn(game, 0, 2);
  const made = given.options.map((_, at) => (at === 0 ? 0.5 : 0.51));
  const advice: Advice = { ...given, opponents: [{ seat: 1, made }] };
  renderInGame(
    <>
      <PastHint view={view} asked={{ view, advice, state: 'done' }} isSettled />
      <OwnHand focus={false} messageSlot={null} />
    </>,
    game,
  );
  // Regression: every card said 50%.
  expect(playable().join()).not.toContain('%');
  expect(hint()).not.toHaveTextContent('makes the bid');
});
