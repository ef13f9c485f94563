import { type ComponentType, createContext, use } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { BackFrame } from './backs/BackFrame.tsx';
import { Lattice } from './backs/Lattice.tsx';

const NO_TILE = { width: 1, height: 1 } as const;

/** A back that is blank until it is fetched. Without a connection the default one stands for it. */
const lateBack = (name: string, load: () => Promise<ComponentType>) =>
  lazyPart(
    () => load().catch(() => Lattice),
    () => (
      <BackFrame name={name} tile={NO_TILE} pattern={null}>
        {null}
      </BackFrame>
    ),
  );

/** All backs; each is rotationally symmetric. */
const BACKS = {
  lattice: Lattice,
  scales: lateBack('scales', async () => (await import('./backs/Scales.tsx')).Scales),
  compass: lateBack('compass', async () => (await import('./backs/Compass.tsx')).Compass),
} as const;
export type CardBackName = keyof typeof BACKS;

/** The default back of cards. */
export const CardBackContext = createContext<CardBackName>('lattice');

/** A card seen from behind, by default with the back that the player chose. */
export function CardBack({ name }: { readonly name?: CardBackName | undefined }) {
  const playersBack = use(CardBackContext);
  const Back = BACKS[name ?? playersBack];
  return <Back />;
}
