/** One page of this browser plays; the others know that it does. */
export interface TableLock {
  /**
   * Tries to be the page that plays; `force` takes the table from whichever page has it. `lost` is
   * called when another page does that later.
   */
  take(force: boolean, lost: () => void): Promise<boolean>;
  /** Comes when no page plays any more; never where pages do not know of each other. */
  whenFree(): Promise<void>;
}
