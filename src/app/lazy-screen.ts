import { type ComponentType, lazy } from 'react';
import { loadMessages } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';

/** Loads a component together with its messages. */
export async function withMessages<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [component] = await Promise.all([load(), loadMessages()]).catch(throwLostChunk);
  return component;
}

/** A lazy screen that loads together with its messages. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withMessages(load) }));
