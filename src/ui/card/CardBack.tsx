import { Suspense, createContext, use } from 'react';
import { latePart } from '../late-part.ts';
import { BackFrame } from './backs/BackFrame.tsx';
import { Lattice } from './backs/Lattice.tsx';

/** All backs; each is rotationally symmetric. Without a connection the default one stands for others. */
const BACKS = {
  lattice: Lattice,
  scales: latePart(async () => (await import('./backs/Scales.tsx')).Scales, Lattice),
  compass: latePart(async () => (await import('./backs/Compass.tsx')).Compass, Lattice),
} as const;
export type CardBackName = keyof typeof BACKS;
export const CARD_BACKS = Object.keys(BACKS) as readonly CardBackName[];

/** The default back of cards. */
export const CardBackContext = createContext<CardBackName>('lattice');

const NO_TILE = { width: 1, height: 1 } as const;

/** A card seen from behind, by default with the back that the player chose. */
export function CardBack({ name }: { readonly name?: CardBackName | undefined }) {
  const playersBack = use(CardBackContext);
  const chosen = name ?? playersBack;
  const Back = BACKS[chosen];
  return (
    <Suspense
      fallback={
        <BackFrame name={chosen} tile={NO_TILE} pattern={null}>
          {null}
        </BackFrame>
      }
    >
      <Back />
    </Suspense>
  );
}
