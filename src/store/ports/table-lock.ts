/** One page of this browser plays; the others know that it does. */
export interface TableLock {
  /**
   * Tries to be the page that plays; false only if another page has said that it does. `force` takes
   * the table from whichever page has it. `lost` is called when another page does that later.
   */
  take(force: boolean, lost: () => void): Promise<boolean>;
  /** Resolves when no page plays any more; never where pages cannot see each other. */
  whenFree(): Promise<void>;
  /**
   * Calls `listener` when this page is shown again after it was left while it played: it gave the
   * table up then, and another page may have played since.
   */
  onReturn(listener: () => void): void;
}
