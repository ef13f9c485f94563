import { type ComponentType, lazy } from 'react';
import { loadWords } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';

/** Loads a component together with its messages. */
export async function withWords<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [component] = await Promise.all([load(), loadWords()]).catch(throwLostChunk);
  return component;
}

/** A lazy screen that loads together with its messages. */
export const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withWords(load) }));
