/** An exported global of a WebAssembly program; booleans are 0 and 1. */
export interface Global {
  readonly value: number;
}
