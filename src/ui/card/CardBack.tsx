import { createContext, use } from 'react';
import { Compass } from './backs/Compass.tsx';
import { Lattice } from './backs/Lattice.tsx';
import { Scales } from './backs/Scales.tsx';

/** All backs; each is rotationally symmetric. */
const BACKS = { lattice: Lattice, scales: Scales, compass: Compass } as const;
export type CardBackName = keyof typeof BACKS;
export const CARD_BACKS = Object.keys(BACKS) as readonly CardBackName[];

/** The default back of cards. */
export const CardBackContext = createContext<CardBackName>('lattice');

export function CardBack({ name }: { readonly name?: CardBackName | undefined }) {
  const usual = use(CardBackContext);
  const Back = BACKS[name ?? usual];
  return <Back />;
}
