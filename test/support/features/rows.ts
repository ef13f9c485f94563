import { screen } from '@testing-library/react';

/** The texts of the items of all lists on the screen. */
export const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
