import type { ComponentType } from 'react';
import { withMessages } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';

/** Loads a screen together with its messages; an error says whether its code is gone. */
const loadScreen = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  withMessages(load).catch(throwLostChunk);

/** A screen, or a part of one, that loads together with its messages, as {@link lazyPart}. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => loadScreen(load));
