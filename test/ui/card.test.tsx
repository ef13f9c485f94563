import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { PIPS } from '@/ui/card/pips.ts';

test('a card has no accessible name unless given', () => {
  const { rerender } = render(<PlayingCard card="QH" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<PlayingCard card="QH" label="queen of hearts" />);
  expect(screen.getByRole('img', { name: 'queen of hearts' })).toHaveAttribute('data-suit', 'H');
});

test('a hidden card is not in the document', () => {
  const { container: unseen } = render(<PlayingCard card={null} />);
  const { container: faceDown } = render(<PlayingCard card="AS" faceDown />);
  const withoutIds = ({ innerHTML }: HTMLElement) => innerHTML.replaceAll(/_r_\w+_/g, '');
  expect(withoutIds(faceDown)).toBe(withoutIds(unseen));
  expect(faceDown.querySelector('[data-suit]')).toBeNull();
});

test('states are attributes for the style sheet', () => {
  render(<PlayingCard card="QH" label="queen" winning dimmed raised />);
  const card = screen.getByRole('img');
  expect(card).toHaveAttribute('data-winning');
  expect(card).toHaveAttribute('data-dimmed');
  expect(card).toHaveAttribute('data-raised');
});

test('number cards have as many distinct pips as their rank', () => {
  const counts = Object.entries(PIPS).map(([rank, pips]) => [
    rank,
    new Set(pips.map(({ x, y }) => `${x} ${y}`)).size,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    2: 2,
    3: 3,
    4: 4,
    5: 5,
    6: 6,
    7: 7,
    8: 8,
    9: 9,
    T: 10,
  });
});

test('a suit has an accessible name only if asked', () => {
  const { rerender } = render(<SuitGlyph suit={null} label="no trump" />);
  expect(screen.getByRole('img', { name: 'no trump' })).toBeInTheDocument();
  rerender(<SuitGlyph suit="H" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
