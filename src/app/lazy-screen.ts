import { type ComponentType, lazy } from 'react';
import { withMessages } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';

/** Loads a screen together with its messages; an error says whether its code is gone. */
export const loadScreen = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  withMessages(load).catch(throwLostChunk);

/** A lazy screen that loads together with its messages. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadScreen(load) }));
