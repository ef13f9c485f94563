/** Stops what was asked for; calling it late or twice does nothing. */
export type Cancel = () => void;

/** Time, so that a test can hold it still. Milliseconds. */
export interface Clock {
  /** Calls `action` once after `ms`; never before this call has returned. */
  after(ms: number, action: () => void): Cancel;
}
