import { type ComponentType, lazy } from 'react';
import { withMessages } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';

/** Loads a screen together with its messages; an error says whether its code is gone. */
const loadScreen = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  withMessages(load).catch(throwLostChunk);

/**
 * A screen or dialog that loads together with its messages. It suspends, so that a transition keeps
 * what it replaces until it is there. Its boundary must be mounted before it: React shows the content
 * of a new one no sooner than 300 ms after the last fallback.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadScreen(load) }));

/** A part of a screen that loads together with its messages, as {@link lazyPart}. */
export const lazyScreenPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => loadScreen(load));
