/** Anything that runs functions in a page: Playwright's `Page`, or a tab of test/engines. */
export interface Scriptable {
  /**
   * Runs a function in the page. It is sent as source text, so it can use only its argument; the
   * argument and the result must be JSON.
   */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
}
