import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type RuleSet,
  canonicalRules,
  handSizes,
  presetRules,
  ruleProblems,
} from '@/engine/index.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { showEditor } from './editor.tsx';

/** Renders the editor alone; the result returns the rules from its last change, which must be playable. */
function edit(rules: RuleSet): () => RuleSet {
  const { last } = showEditor(rules);
  return () => {
    expect(ruleProblems(last())).toEqual([]);
    return last();
  };
}

const family = presetRules('bugger-your-neighbor');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const turn = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('switch', { name }));
const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const type = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: `${value}` } });
const group = (name: string) => screen.getByRole('group', { name });

describe('the order of trumps [TRUMP-6]', () => {
  const shown = () =>
    within(group('Order of trumps'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('starts as the rotation; entries can be moved, removed and added', () => {
    const last = edit(family);
    choose('In an order of your own');
    expect(last().trump).toEqual({ kind: 'list', order: ['C', 'D', 'H', 'S', 'N'] });
    press('2. Diamonds: earlier');
    press('4. Spades: remove');
    press('Add Hearts');
    expect(shown()).toEqual(['1Diamonds', '2Clubs', '3Hearts', '4No trump', '5Hearts']);
    press('3. Hearts: later');
    expect(last().trump).toEqual({ kind: 'list', order: ['D', 'C', 'N', 'H', 'H'] });
    expect(screen.getByRole('button', { name: '1. Diamonds: earlier' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '5. Hearts: later' })).toBeDisabled();
  });

  it('keeps the focus on the trump that moves, and in the list when one is removed', () => {
    edit({ ...family, trump: { kind: 'list', order: ['C', 'D', 'H', 'S'] } });
    const button = screen.getByRole('button', { name: '4. Spades: earlier' });
    button.focus();
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: '3. Spades: earlier' })).toHaveFocus();
    const remove = screen.getByRole('button', { name: '3. Spades: remove' });
    remove.focus();
    fireEvent.click(remove);
    expect(screen.getByRole('button', { name: 'Add Clubs' })).toHaveFocus();
  });

  it('has at least one entry, and at most as many as the engine allows', () => {
    const last = edit({ ...family, trump: { kind: 'list', order: ['S'] } });
    expect(screen.getByRole('button', { name: '1. Spades: remove' })).toBeDisabled();
    for (let more = 0; more < 25; more++) press('Add No trump');
    expect(last().trump).toMatchObject({ order: { length: 20 } });
    expect(screen.getByText('A trump order has 1 to 20 entries.')).toBeVisible();
  });
});

describe('rounds without trump [TRUMP-7]', () => {
  const round = (name: string) => screen.getByRole('button', { name });

  it('are chosen from the schedule, the second half counted from its end', () => {
    const last = edit(family);
    turn('Some rounds without trump');
    expect(last().trump).toEqual({ kind: 'flip', noTrumpRounds: [-1] });
    expect(round('Round 19, 10 cards')).toHaveAttribute('aria-pressed', 'true');
    press('Round 2, 9 cards');
    expect(last().trump.noTrumpRounds).toEqual([-1, 2]);
    press('Round 19, 10 cards');
    expect(last().trump.noTrumpRounds).toEqual([2]);
    press('Round 2, 9 cards');
    expect(last().trump).toEqual({ kind: 'flip' });
  });

  it('stay when the kind of trump changes, and are removed where there is no trump suit', () => {
    const last = edit({ ...family, trump: { kind: 'flip', noTrumpRounds: [1] } });
    choose('Always one suit');
    select('Trump suit', 'H');
    expect(last().trump).toEqual({ kind: 'fixed', suit: 'H', noTrumpRounds: [1] });
    choose('Every suit but the one led');
    expect(last().trump).toEqual({ kind: 'all-but-led' });
    expect(screen.queryByRole('switch', { name: 'Some rounds without trump' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Leading trump' })).toBeNull();
  });
});

it('the ends and the turning hand repeat by number or by players [ROUND-3]', () => {
  const last = edit(family);
  turn('As often as there are players', group('Repeat the turning hand'));
  type('Repeat the first and last hand', 3);
  expect(last().schedule).toMatchObject({ turns: 'players', ends: 3 });
  expect(screen.getByRole('textbox', { name: 'Repeat the turning hand' })).toHaveValue('4');
  type('Repeat the turning hand', 2);
  type('Repeat the first and last hand', 1);
  expect(last().schedule.turns).toBe(2);
  expect(last().schedule).not.toHaveProperty('ends');
  choose('Down only');
  expect(screen.getByRole('textbox', { name: 'Repeat the first hand' })).toBeVisible();
  choose('Always the same');
  expect(screen.queryByRole('textbox', { name: 'Repeat the first hand' })).toBeNull();
});

it('the largest hand has a limit of its own, or leaves a card to turn up [ROUND-4]', () => {
  const last = edit(family);
  select('Largest hand', 'atMost');
  expect(last().schedule.high).toEqual({ atMost: 10 });
  choose('7');
  expect(last().schedule.high).toEqual({ atMost: 10 });
  type('Cards in the largest hand', 5);
  expect(last().schedule.high).toEqual({ atMost: 5 });
  select('Largest hand', 'fit-flip');
  expect(last().schedule.high).toBe('fit-flip');
});

it('the hook begins at a number of cards, and only where bids are made in turn [BID-6]', () => {
  const last = edit(family);
  type('Hook from this many cards', 4);
  expect(last().hookFrom).toBe(4);
  fireEvent.blur(screen.getByRole('textbox', { name: 'Hook from this many cards' }));
  type('Hook from this many cards', 0);
  expect(screen.getByText('The hook can start at 1 to 30 cards.')).toBeVisible();
  expect(last().hookFrom).toBe(4);
  // Regression: up to thirty cards were offered, whatever the game deals.
  type('Hook from this many cards', 11);
  expect(screen.getByText('The hook can start at 1 to 10 cards.')).toBeVisible();
  expect(last().hookFrom).toBe(4);
  type('Hook from this many cards', 10);
  expect(last().hookFrom).toBe(10);
  // A hook that smaller hands leave too high can be lowered.
  select('Largest hand', 'number');
  type('Cards in the largest hand', 5);
  expect(last().hookFrom).toBe(10);
  press('Hook from this many cards: less');
  expect(last().hookFrom).toBe(9);
  choose('Sealed');
  expect(screen.queryByRole('switch', { name: 'The hook' })).toBeNull();
  choose('In turn');
  turn('The hook');
  expect(screen.queryByRole('textbox', { name: 'Hook from this many cards' })).toBeNull();
});

it('the highest bidder leads, and trump comes last [LEAD-1], [PLAY-6]', () => {
  const last = edit(family);
  choose('The highest bidder');
  choose('With nothing else left');
  expect(last()).toMatchObject({ firstLead: 'highest-bidder', trumpLead: 'last' });
  choose('Left of the dealer');
  // The default is not written down.
  expect(last()).toEqual({ ...family, trumpLead: 'last' });
});

it('a missed bid pays differently for too many and too few tricks [SCORE-4]', () => {
  const last = edit({ ...family, scoring: 'penalty' });
  select('Formula', 'own');
  turn('Score too many and too few differently');
  press('Remove for each trick over or under from “Missed with too many tricks”');
  expect(last().scoring).toMatchObject({ missed: { over: {}, under: { off: -1 } } });
  turn('Score too many and too few differently');
  expect(last().scoring).toMatchObject({ missed: { off: -1 } });
});

it('a streak is paid from some length on, or for every so many bids made or missed [SCORE-3]', () => {
  const last = edit(family);
  select('Formula', 'own');
  turn('Bonus for streaks');
  choose('Every nth');
  expect(last().scoring).toMatchObject({ streak: { every: 3, made: 5, missed: 0 } });
  type('Points for bids missed', -10);
  type('How many in a row', 0);
  expect(last().scoring).toMatchObject({ streak: { every: 3, made: 5, missed: -10 } });
  choose('From the nth on');
  expect(last().scoring).toMatchObject({ streak: { from: 3, points: 5 } });
});

it('a game without partners may have a target, and the preview says so [END-3]', () => {
  const last = edit(family);
  choose('At a number of points');
  expect(last().end).toEqual({ kind: 'target', points: 100 });
  expect(
    screen.getByRole('list', { name: 'Rounds with this many cards, again and again, to 100:' }),
  ).toBeVisible();
  choose('Always the same');
  expect(screen.getByText('10 cards each in every round, to 100')).toBeVisible();
});

it('has no violations found by axe with everything on', async () => {
  edit({
    ...family,
    schedule: { shape: 'up-down', low: 1, high: { atMost: 9 }, turns: 'players', ends: 2 },
    trump: { kind: 'list', order: ['S', 'N', 'S'], noTrumpRounds: [1, -1] },
    hookFrom: 3,
    firstLead: 'highest-bidder',
    trumpLead: 'last',
    scoring: {
      kind: 'formula',
      made: { one: 10 },
      missed: { over: { off: -1 }, under: { off: -2 } },
      zero: null,
      streak: { every: 5, made: 10, missed: -10 },
      wins: 'high',
    },
    end: { kind: 'target', points: 100 },
  });
  expect(await axeProblems()).toEqual([]);
});

describe('deck and duties [DECK-1], [PLAY-5]', () => {
  it('are chosen, and the largest hand follows the deck', () => {
    const last = edit({ ...family, schedule: { ...family.schedule, high: 'fit' } });
    select('Deck', '32');
    choose('Must trump');
    expect(last()).toMatchObject({ deck: '32', duty: 'must-trump' });
    expect(handSizes(last())[0]).toBe(8);
    select('Deck', '52');
    choose('Just follow suit');
    expect(canonicalRules(last())).not.toHaveProperty('deck');
  });
});

describe('jokers [JOKER-1]', () => {
  it('are added to the deck, up to four of each kind, and gone at zero', () => {
    const last = edit(family);
    type('High jokers', 4);
    type('Low jokers', 2);
    expect(last().jokers).toEqual({ high: 4, low: 2 });
    expect(screen.getByRole('button', { name: 'High jokers: more' })).toBeDisabled();
    expect(screen.getByText('Choose 0 to 4 jokers of each kind.')).toBeVisible();
    type('High jokers', 0);
    type('Low jokers', 0);
    expect(last()).toEqual(family);
  });

  it('enlarge the largest hand that the deck allows', () => {
    const last = edit({ ...family, schedule: { shape: 'up', low: 1, high: 'fit', turns: 1 } });
    type('High jokers', 4);
    type('Low jokers', 4);
    expect(handSizes(last())).toHaveLength(15);
  });
});
