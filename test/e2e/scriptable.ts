/** What runs functions in a page: Playwright's `Page`, and the tabs that test/engines drives. */
export interface Scriptable {
  /**
   * Runs a function in the page. It is sent as text, so it can use nothing but its argument, which
   * has to be JSON, as has its result.
   */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
}
