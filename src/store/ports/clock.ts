/** Cancels a scheduled action; calling it late or twice does nothing. */
export type Cancel = () => void;

/** The clock, which tests can stop. Times are in milliseconds. */
export interface Clock {
  /** Calls `action` once after `ms`; never before this call has returned. */
  after(ms: number, action: () => void): Cancel;
}
