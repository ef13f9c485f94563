import { type ComponentType, Suspense, createContext, lazy, use } from 'react';
import { BackFrame } from './backs/BackFrame.tsx';
import { Lattice } from './backs/Lattice.tsx';

/** A back that is fetched when it is first shown; without a connection the default one. */
const fetched = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Lattice) }));

/** All backs; each is rotationally symmetric. */
const BACKS = {
  lattice: Lattice,
  scales: fetched(async () => (await import('./backs/Scales.tsx')).Scales),
  compass: fetched(async () => (await import('./backs/Compass.tsx')).Compass),
} as const;
export type CardBackName = keyof typeof BACKS;
export const CARD_BACKS = Object.keys(BACKS) as readonly CardBackName[];

/** The default back of cards. */
export const CardBackContext = createContext<CardBackName>('lattice');

const NO_TILE = { width: 1, height: 1 } as const;

/** A card seen from behind, by default with the back that the player chose. */
export function CardBack({ name }: { readonly name?: CardBackName | undefined }) {
  const usual = use(CardBackContext);
  const chosen = name ?? usual;
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
