import { fireEvent, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORMULA_IDS, newGame, presetRules, ruleProblems } from '@/engine/index.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';
import { showEditor } from './editor.tsx';
import { showSheet } from './sheet.tsx';
import { runs } from '../../support/runs.ts';

const family = presetRules('bugger-your-neighbor');
const radio = (name: string) => screen.getByRole('radio', { name });
const click = (element: HTMLElement) => fireEvent.click(element);

it('an impossible option gives the reason, in the message for the problem', () => {
  showEditor(presetRules('spades'));
  const sealed = radio('Sealed');
  expect(sealed).toBeDisabled();
  expect(sealed).toHaveAccessibleDescription(/Partners bid in turn and see their own cards/);
  click(radio('Each for themselves'));
  expect(sealed).toBeEnabled();
});

it('shows the consequences: fewer cards for more players', () => {
  const { last } = showEditor(family);
  click(radio('7'));
  expect(last()).toMatchObject({ players: 7, schedule: { high: 7 } });
  expect(screen.getByText('To match, this changed too: largest hand 7.')).toBeVisible();
});

it('another shape says what its number of repeats is now', () => {
  const { last } = showEditor(family);
  const said = () => screen.getByText(/^To match, this changed too/).textContent;
  click(radio('Always the same'));
  expect(last().schedule.turns).toBe(19);
  expect(said()).toBe('To match, this changed too: 19 rounds.');
  click(radio('Down only'));
  expect(said()).toBe('To match, this changed too: last hand played 1 time.');
});

it('choosing partners sets partnership scoring, and going back to solo removes it', () => {
  const { last } = showEditor(family);
  click(radio('Partners'));
  expect(last()).toMatchObject({ sides: 'partners', scoring: { kind: 'partnership' } });
  expect(screen.getByText(/^To match, .*partnership scoring/)).toBeVisible();
  expect(radio('5')).toBeDisabled();
  expect(screen.getByText('Partners need exactly four players.')).toBeVisible();
  click(radio('At a number of points'));
  expect(last().end).toEqual({ kind: 'target', points: 500 });
  click(radio('Each for themselves'));
  expect(last()).toMatchObject({ sides: 'solo', scoring: 'standard', end: { kind: 'schedule' } });
});

it('an impossible number is rejected, with the reason', () => {
  const { last } = showEditor(family);
  const field = screen.getByRole('textbox', { name: 'Cards in the largest hand' });
  fireEvent.change(field, { target: { value: '14' } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/1 to 13 cards/);
  expect(last().schedule.high).toBe(10);
  fireEvent.change(field, { target: { value: 'x' } });
  expect(field).toHaveAccessibleDescription('Enter a whole number.');
  fireEvent.change(field, { target: { value: '13' } });
  expect(field).toBeValid();
  expect(last().schedule.high).toBe(13);
  fireEvent.blur(field);
  expect(screen.getByRole('button', { name: 'Cards in the largest hand: more' })).toBeDisabled();
});

it.each(['١٢', '１２', '१२'])('a number may be typed in other digits: %s', (text) => {
  const { last } = showEditor(family);
  const field = screen.getByRole('textbox', { name: 'Cards in the largest hand' });
  fireEvent.change(field, { target: { value: text } });
  expect(field).toBeValid();
  expect(last().schedule.high).toBe(12);
});

it('the first digits of a rejected number change nothing', () => {
  const { last } = showEditor({ ...family, schedule: { ...family.schedule, low: 3 } });
  const field = screen.getByRole('textbox', { name: 'Cards in the largest hand' });
  fireEvent.change(field, { target: { value: '1' } });
  expect(last().schedule).toMatchObject({ high: 1, low: 1 });
  fireEvent.change(field, { target: { value: '15' } });
  expect(field).toBeInvalid();
  fireEvent.blur(field);
  expect(field).toHaveValue('10');
  expect(last().schedule).toMatchObject({ high: 10, low: 3 });
});

it('typing a number of two digits keeps what only its first digit would change', () => {
  const { last } = showEditor({ ...family, schedule: { ...family.schedule, low: 3 } });
  const field = screen.getByRole('textbox', { name: 'Cards in the largest hand' });
  fireEvent.change(field, { target: { value: '1' } });
  fireEvent.change(field, { target: { value: '12' } });
  expect(last().schedule).toMatchObject({ high: 12, low: 3 });
});

it('shows the resulting hand sizes', () => {
  showEditor(family);
  click(radio('Up only'));
  expect(screen.getByRole('list', { name: '10 rounds, with this many cards:' })).toHaveTextContent(
    '12345678910',
  );
  click(radio('Always the same'));
  expect(screen.getByText('10 rounds, 10 cards each')).toBeVisible();
});

it.each(FORMULA_IDS)('offers %s with its formula', (id) => {
  const { last } = showEditor(family);
  const select = screen.getByRole('combobox', { name: 'Formula' });
  fireEvent.change(select, { target: { value: id } });
  expect(last().scoring).toBe(id);
  expect(within(select).getByRole('option', { selected: true })).toHaveTextContent(/: .+ \/ .+/);
});

it('builds a custom formula, starting from the previous scoring', () => {
  const { last } = showEditor(presetRules('canadian'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Formula' }), {
    target: { value: 'own' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Add to “Bid made”' }), {
    target: { value: 'bidSquared' },
  });
  click(screen.getByRole('button', { name: 'Bid made: times the bid squared: more' }));
  click(screen.getByRole('button', { name: 'Remove for each trick bid from “Bid made”' }));
  click(screen.getByRole('switch', { name: /bonus for streaks/i }));
  click(screen.getByRole('button', { name: 'Points for each: less' }));
  click(radio('Lowest total'));
  expect(last().scoring).toEqual({
    kind: 'formula',
    made: { one: 10, bidSquared: 2 },
    missed: { off: -1 },
    zero: { made: { one: 5 }, missed: { off: -1 } },
    streak: { from: 3, points: 4 },
    wins: 'low',
  });
});

it.each(['bugger-your-neighbor', 'spades', 'devils-bridge'] as const)(
  'has no violations found by axe: %s',
  async (preset) => {
    showEditor(presetRules(preset));
    expect(await axeProblems()).toEqual([]);
  },
);

/** All enabled controls. */
const controlsIn = (container: Element) => [
  ...container.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
    'input:enabled, select:enabled, button:enabled',
  ),
];

function operate(control: Element, value: number): void {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options].filter(({ disabled }) => !disabled);
    fireEvent.change(control, { target: { value: options[value % options.length]!.value } });
  } else if (control instanceof HTMLInputElement && control.type === 'text') {
    fireEvent.change(control, { target: { value: `${(value % 60) - 20}` } });
    fireEvent.blur(control);
  } else fireEvent.click(control);
}

it('no sequence of inputs reaches unplayable rules', () => {
  const step = fc.tuple(fc.nat(10_000), fc.nat(10_000));
  fc.assert(
    fc.property(
      fc.constantFrom('bugger-your-neighbor', 'spades', 'devils-bridge' as const),
      fc.array(step, { minLength: 15, maxLength: 30 }),
      (preset, steps) => {
        const { seen, unmount, container } = showEditor(presetRules(preset));
        for (const [which, value] of steps) {
          const controls = controlsIn(container);
          operate(controls[which % controls.length]!, value);
        }
        unmount();
        for (const rules of seen) {
          expect(ruleProblems(rules)).toEqual([]);
          expect(newGame(appHeader(rules))).toMatchObject({ ok: true });
        }
      },
    ),
    { numRuns: runs(3) },
  );
}, 60_000);

it('edited rules can be played without saving', async () => {
  const { press, pick, started, game } = await showSheet();
  await pick('Canadian');
  await press('House rules');
  await pick('None');
  await press('Play without saving');
  expect(started().rules).toEqual({ ...presetRules('canadian'), trump: { kind: 'none' } });
  expect(game.savedRules.store.getState().sets).toMatchObject([{ id: 'loose' }]);
});
