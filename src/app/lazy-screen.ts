import { type ComponentType, type ReactNode, createElement, lazy } from 'react';
import { withMessages } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';

/** Loads a screen together with its messages; an error says whether its code is gone. */
const loadScreen = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  withMessages(load).catch(throwLostChunk);

/** Begins to load each of the screens anew that could not be loaded. */
const retries = new Set<() => void>();

/**
 * Lets screens that could not be loaded load again when they are next rendered. Firefox does not fetch the
 * same file of code twice: there only a reload helps.
 */
export function retryScreens(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/**
 * A screen or dialog that loads together with its messages. It suspends, so that a transition keeps
 * what it replaces until it is there. Its boundary must be mounted before it: React shows the content
 * of a new one no sooner than 300 ms after the last fallback. If it cannot be loaded, it throws until
 * {@link retryScreens} is called.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // React remembers for each of these components that it could not be loaded.
  const lazily = (): ComponentType<Props> =>
    lazy(() =>
      loadScreen(load).then(
        (screen) => ({ default: screen }),
        (error: unknown) => {
          retries.add(() => {
            Screen = lazily();
          });
          throw error;
        },
      ),
    );
  let Screen = lazily();
  return (props: Props): ReactNode => createElement(Screen, props);
}

/** A part of a screen that loads together with its messages, as {@link lazyPart}. */
export const lazyScreenPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => loadScreen(load));
