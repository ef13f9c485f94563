import type { TableActions } from '@/app/play/table-actions.ts';

/** Table actions that do nothing. */
export const NO_ACTIONS: TableActions = {
  onOpen: () => undefined,
  onStart: () => undefined,
  onStartScreen: () => undefined,
  onResume: () => Promise.resolve(true),
  onWatch: () => undefined,
  onReview: () => undefined,
  onShare: () => undefined,
};
