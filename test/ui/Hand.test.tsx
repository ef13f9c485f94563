import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Hand, type HandCard } from '@/ui/hand/Hand.tsx';
import { WithWords } from './with-words.tsx';
import { until } from '../support/until.ts';

const card = (id: HandCard['card'] & string, state: HandCard['state'] = 'playable'): HandCard => ({
  id,
  card: id,
  state,
  label: `${id}, ${state}`,
});
const HAND = [card('QH'), card('TH'), card('4C', 'refused'), card('AD', 'refused')];

function setUp(cards: readonly HandCard[] = HAND, selected: string | null = null) {
  const onChoose = vi.fn<(id: string) => void>();
  const onSelect = vi.fn<(id: string) => void>();
  const view = (cards: readonly HandCard[]) => (
    <WithWords>
      <Hand cards={cards} selected={selected} onChoose={onChoose} onSelect={onSelect} />
    </WithWords>
  );
  const { rerender } = render(view(cards));
  return { onChoose, onSelect, show: (cards: readonly HandCard[]) => rerender(view(cards)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('button').map((element) => element.dataset['card']);

test('is a list of buttons with the given names', () => {
  setUp();
  const list = screen.getByRole('list', { name: 'Your hand, 4 cards' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  expect(
    within(list)
      .getAllByRole('button')
      .map((element) => element.ariaLabel),
  ).toEqual(HAND.map(({ label }) => label));
  expect(button('4C, refused')).toHaveAttribute('aria-disabled', 'true');
  expect(button('QH, playable')).not.toHaveAttribute('aria-disabled');
});

test('a hidden card shows no rank', () => {
  setUp([{ id: 'slot-0', card: null, state: 'playable', label: 'your face-down card' }]);
  expect(button('your face-down card').innerHTML).not.toContain('data-suit');
});

test('has one tab stop, and moves with arrows, Home and End', async () => {
  const { onSelect } = setUp();
  await userEvent.tab();
  expect(button('QH, playable')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button('TH, playable')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(button('AD, refused')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button('AD, refused')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(button('QH, playable')).toHaveFocus();
  expect(onSelect.mock.calls.flat()).toEqual(['QH', 'TH', 'AD', '4C', 'QH']);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('in right-to-left text the left arrow goes forward', async () => {
  document.documentElement.dir = 'rtl';
  document.documentElement.style.direction = 'rtl';
  setUp();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button('TH, playable')).toHaveFocus();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
});

test('the first Tab focuses a playable card', async () => {
  setUp([card('4C', 'refused'), card('QH')]);
  await userEvent.tab();
  expect(button('QH, playable')).toHaveFocus();
});

test('tap, Enter and Space choose, even an illegal card', async () => {
  const { onChoose } = setUp();
  await userEvent.click(button('TH, playable'));
  await userEvent.click(button('4C, refused'));
  await userEvent.keyboard('{Enter} ');
  expect(onChoose.mock.calls.flat()).toEqual(['TH', '4C', '4C', '4C']);
});

test('a press released elsewhere chooses nothing', () => {
  const { onChoose } = setUp();
  const queen = button('QH, playable');
  document.elementFromPoint = () => document.body;
  fireEvent.pointerDown(queen, { isPrimary: true, button: 0 });
  fireEvent.pointerUp(queen);
  fireEvent.click(queen, { detail: 1 });
  expect(onChoose).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'a card that is dragged follows its finger after the %s of another',
  (ending) => {
    vi.useFakeTimers();
    setUp();
    const queen = button('QH, playable');
    const at = (clientY: number) => ({ isPrimary: true, button: 0, clientX: 0, clientY });
    fireEvent.pointerDown(queen, at(100));
    fireEvent.pointerMove(window, at(80));
    fireEvent[ending](window, { isPrimary: false });
    act(() => void vi.runAllTimers());
    fireEvent.pointerMove(window, at(60));
    expect(queen.parentElement?.style.translate).toBe('0px -40px');
    fireEvent.pointerUp(window, at(90));
    act(() => void vi.runAllTimers());
    expect(queen.parentElement?.style.translate).toBe('');
    vi.useRealTimers();
  },
);

test('a new order waits until the pointer is released', () => {
  vi.useFakeTimers();
  const { show } = setUp();
  fireEvent.pointerDown(button('QH, playable'), { isPrimary: true, button: 0 });
  show(HAND.toReversed());
  expect(order()).toEqual(['QH', 'TH', '4C', 'AD']);
  fireEvent.click(button('QH, playable'), { detail: 1 });
  expect(order()).toEqual(['AD', '4C', 'TH', 'QH']);
  vi.useRealTimers();
});

test('the focus stays in the hand when the card under it is played', async () => {
  const { show } = setUp();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  show(HAND.filter(({ id }) => id !== 'TH'));
  expect(button('4C, refused')).toHaveFocus();
});

test('the lifted card has aria-current', () => {
  setUp(HAND, 'TH');
  expect(button('TH, playable')).toHaveAttribute('aria-current', 'true');
});

describe('the focus at the player’s turn', () => {
  const inTurn = (opening: boolean, focus: boolean) => (
    <WithWords>
      <Hand
        cards={HAND}
        selected={null}
        onChoose={vi.fn<() => void>()}
        opening={opening}
        focus={focus}
      />
    </WithWords>
  );

  test('goes to the first playable card', () => {
    const { rerender } = render(inTurn(false, false));
    expect(document.body).toHaveFocus();
    rerender(inTurn(false, true));
    expect(button('QH, playable')).toHaveFocus();
  });

  test('stays on a control', () => {
    const elsewhere = render(<button type="button">Elsewhere</button>).getByText('Elsewhere');
    const { rerender } = render(inTurn(false, false));
    elsewhere.focus();
    rerender(inTurn(false, true));
    expect(elsewhere).toHaveFocus();
  });

  test('goes to cards that render after the turn has come', async () => {
    // As on a busy machine, where React renders deferred updates late.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    onTestFinished(() => {
      root.unmount();
      host.remove();
      vi.unstubAllGlobals();
    });
    flushSync(() => root.render(inTurn(true, false)));
    flushSync(() => root.render(inTurn(false, true)));
    expect(screen.queryByRole('button')).toBeNull();
    await until(() => expect(button('QH, playable')).toHaveFocus());
  });
});
