/** The lock by which only one page of this browser plays at a time. */
export interface TableLock {
  /**
   * Tries to be the page that plays; false only if another page has said that it does. `force` takes
   * the table from whichever page has it. `lost` is called when another page does that later. A page
   * that plays already stays the one that plays.
   */
  take(force: boolean, lost: () => void): Promise<boolean>;
  /**
   * Resolves when no page plays any more; never where pages cannot see each other, or once `signal`
   * is aborted.
   */
  whenFree(signal: AbortSignal): Promise<void>;
  /**
   * Calls `listener` when the browser restores this page from its back/forward cache: the page gave up the lock
   * when it was left, and another one may have played since.
   */
  onReturn(listener: () => void): void;
}
