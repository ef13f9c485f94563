import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showGallery } from './gallery/Gallery.tsx';

test('the gallery renders', () => {
  const root = document.body.appendChild(document.createElement('div'));
  act(() => showGallery(root, new URLSearchParams()));
  expect(screen.getByRole('list', { name: 'Your hand, 10 cards' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  root.remove();
});
