import { type ComponentType, lazy } from 'react';

/**
 * A part of the page that is fetched when it is first shown. If it cannot be fetched, what is given
 * for it stays in its place.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => otherwise) }));
