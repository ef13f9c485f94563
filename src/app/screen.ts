import { type ComponentType, lazy } from 'react';
import { loadWords } from '@/i18n/i18n.ts';
import { throwLostChunk } from '@/platform/lost-code.ts';

/** Loads a component together with the words that it says. */
export async function withWords<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [component] = await Promise.all([load(), loadWords()]).catch(throwLostChunk);
  return component;
}

/** A screen that is loaded when it is first opened, together with the words that it says. */
export const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withWords(load) }));
