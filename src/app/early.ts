import { fetchCourts, preloadCourts } from '@/ui/card/court-art.ts';

/** What waits for a quiet moment waits no longer than this, in ms. */
const PATIENCE_MS = 3000;
/** Where the browser cannot tell quiet moments: long enough for what a press has brought, in ms. */
const MOMENT_MS = 500;

/** Does something when the page has nothing else to do, or after so many ms. */
export function whenQuiet(action: () => void, timeout: number = PATIENCE_MS): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout });
  else setTimeout(action, MOMENT_MS);
}

/** Whether the person wants nothing fetched that may not be needed; false where browsers do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

export const loadSound = () => import('./sound.ts');

/** Fetches what the first round needs and the first picture does not. */
export function fetchEarly(): void {
  // All twelve take their time on a slow line, which has little to do while the first picture is drawn.
  void fetchCourts();
  // Who needs what did not come asks for it again.
  whenQuiet(() => void loadSound().catch(() => undefined));
  whenQuiet(() => void preloadCourts());
}
