import type { ComponentType } from 'react';
import { withMessages } from '@/i18n/i18n.ts';
import { latePart } from '@/ui/lazy-part.tsx';

/** A detail of the table that comes after the first screen, with its messages, as {@link latePart}. */
export const lateDetail = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ComponentType<Props>,
) => latePart(() => withMessages(load), placeholder);
