import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Replay } from '@/app/Replay.tsx';
import { type GameRecord, presetRules } from '@/engine/index.ts';
import { withFriendName, withName } from '@/app/player-name.ts';
import { captionOf } from '@/features/replay/caption.ts';
import { narrate } from '@/features/table/narration.ts';
import { spokenCard } from '@/i18n/card-names.ts';
import { loadMessages, translate } from '@/i18n/i18n.ts';
import { timelineOf } from '@/store/table/timeline.ts';
import { axeProblems } from '../support/features/axe.ts';
import { appHeader, defaultHeader, played } from '../../tools/lib/played-games.ts';
import { stubNarrowScreen } from '../support/features/narrow-screen.ts';
import { renderInGame } from '../support/features/render.tsx';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

const TWO_ROUNDS = played(defaultHeader(), ({ round }) => round.index === 2);

function show(record: GameRecord = TWO_ROUNDS) {
  const onClose = vi.fn<() => void>();
  renderInGame(<Replay record={record} from={0} onReview={() => undefined} onClose={onClose} />);
  const panel = within(screen.getByRole('region', { name: 'Replay' }));
  return { onClose, panel, slider: panel.getByRole<HTMLInputElement>('slider') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The text for screen readers, with cards in words. */
const told = () => {
  const caption = document.querySelector('[aria-live]')?.cloneNode(true) as HTMLElement | undefined;
  for (const seen of caption?.querySelectorAll('[aria-hidden]') ?? []) seen.remove();
  return caption?.textContent;
};

test('a replay starts at the first deal, steps by decision, trick and round, and describes each', async () => {
  const { panel } = show();
  expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
  expect(told()).toBe('You deal 10 cards each. The two of hearts is turned up: hearts are trump.');
  expect(document.querySelector('[aria-live] [aria-hidden]')).toHaveTextContent(
    'You deal 10 cards each. 2♥\ufe0e is turned up: hearts are trump.',
  );
  await press('Next decision');
  expect(told()).toBe('Rufus bids 0.');
  await press('Next trick');
  expect(
    within(await screen.findByRole('region', { name: 'Trick' })).getAllByRole('listitem'),
  ).toHaveLength(4);
  await press('Next round');
  expect(screen.getByText('Round 2 of 19')).toBeVisible();
  await press('Previous decision');
  expect(told()).toMatch(/takes? the trick\..* Round over\.$/);
  await press('Previous round');
  expect(panel.getByText(/^1 of /)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test('the slider works by keyboard and announces the position', async () => {
  const { slider } = show();
  slider.focus();
  // Browsers change the value on an arrow key; jsdom does not.
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Round 1. Rufus bids 0.');
  // The position is announced only once.
  expect(document.querySelector('[aria-live="polite"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
});

test('every control has a key, and Escape leaves', async () => {
  const { onClose, panel } = show();
  const place = () => Number(/^(\d+) of/.exec(panel.getByText(/^\d+ of \d+$/).textContent)?.[1]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(place()).toBe(3);
  await userEvent.keyboard('{ArrowLeft}');
  expect(place()).toBe(2);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(place()).toBe(9);
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByText('Round 2 of 19')).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(place()).toBe(1);
  await userEvent.keyboard('{End}');
  expect(place()).toBeGreaterThan(50);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('hindsight reveals one hidden hand, or all of them', async () => {
  show();
  const hands = () => screen.queryAllByText(/ holds /).map(({ textContent }) => textContent);
  expect(hands()).toEqual([]);
  const choice = screen.getByRole('combobox', { name: 'Whose cards are shown' });
  await userEvent.selectOptions(choice, 'Odile’s hand');
  expect(hands()).toEqual([expect.stringMatching(/^Odile holds /)]);
  expect(hands()[0]?.match(/ of /g)).toHaveLength(10);
  await userEvent.selectOptions(choice, 'All hands');
  expect(hands().map((hand) => hand?.split(' ')[0])).toEqual(['Rufus', 'Odile', 'Bram']);
  // A played card is no longer in the hand.
  await press('Next trick');
  expect(hands()[0]?.match(/ of /g)).toHaveLength(9);
});

test('hindsight reveals a card hidden from its holder', async () => {
  const rules = { ...presetRules('bugger-your-neighbor'), sight: 'forehead' } as const;
  const schedule = { ...rules.schedule, low: 1, high: 1 } as const;
  show(played(appHeader({ ...rules, schedule }), ({ round }) => round.index === 1));
  const choice = screen.getByRole('combobox', { name: 'Whose cards are shown' });
  await userEvent.selectOptions(choice, 'All hands');
  expect(screen.getByText(/^You holds? /)).toBeInTheDocument();
});

test('the cards are opened only at the player’s decisions in finished rounds', async () => {
  const { header, commands } = TWO_ROUNDS;
  const name = 'Every choice, cards open';
  show();
  const isOff = () => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(isOff()).toBe('true');
  const own = commands.findIndex((command) => command.type === 'bid' && command.seat === 0);
  // The first stop is the deal, which is a command, too.
  for (let at = 1; at < own; at++) await press('Next decision');
  expect(isOff()).toBe('false');
  cleanup();
  show({ header, commands: commands.slice(0, own + 2) });
  for (let at = 1; at < own; at++) await press('Next decision');
  expect(isOff()).toBe('true');
});

// Regression: a game of somebody else, opened by a link, was told as the reader's: “You bid 2.”, “As you saw it”.
test('a replay of somebody else’s game names its player', async () => {
  show(withName(TWO_ROUNDS, 'Maya'));
  expect(told()).toMatch(/^Maya deals 10 cards each\./);
  expect(screen.getByRole('option', { name: 'As Maya saw it' })).toBeInTheDocument();
  await press('Next round');
  await press('Previous decision');
  expect(document.querySelector('main')?.textContent).not.toMatch(/\byour?\b/i);
});

// Regression: “As A friend saw it”.
test('a friend without a name has no capital within a sentence', () => {
  show(withFriendName(translate, TWO_ROUNDS));
  expect(screen.getByRole('option', { name: 'As a friend saw it' })).toBeInTheDocument();
});

test.each(['bugger-your-neighbor', 'spades', 'nomination-whist'] as const)(
  'nothing told of somebody else’s game of %s speaks to the reader',
  (preset) => {
    const rules = presetRules(preset);
    const record = withName(
      played(appHeader(rules), ({ past }) => past.length === 2),
      'Maya',
    );
    const timeline = timelineOf(record);
    if (!timeline.ok) throw new Error('no timeline');
    const captions = timeline.value.stops.map((_, at) =>
      captionOf(timeline.value, at, (...cue) => narrate(translate, ...cue), spokenCard),
    );
    expect(captions.join(' ')).toContain('Maya');
    expect(captions.filter((caption) => /\byou(r|’re)?\b/i.test(caption))).toEqual([]);
  },
);
