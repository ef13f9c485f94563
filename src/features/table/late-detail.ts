import { type ComponentType, lazy } from 'react';
import { loadMessages } from '@/i18n/i18n.ts';

/**
 * A detail of the table that comes after the first screen, with its messages. If it cannot be
 * fetched, the game goes on without it.
 */
export const lateDetail = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const parts = Promise.all([load(), loadMessages()]);
    const [detail] = await parts.catch((): [ComponentType<Props>] => [() => null]);
    return { default: detail };
  });
