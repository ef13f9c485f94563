/** The longest wait for an idle moment, in ms. */
const TIMEOUT_MS = 3000;
/** The delay in browsers without `requestIdleCallback`, in ms: longer than handling a press takes. */
const FALLBACK_MS = 500;

/** Calls `action` when the page is idle, or after `timeout` ms. */
export function whenIdle(action: () => void, timeout: number = TIMEOUT_MS): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout });
  else setTimeout(action, FALLBACK_MS);
}

/** Whether the browser's data saver is on; false in browsers that do not tell. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
