/** The result of an operation that can fail. Failures are values; only bugs throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Marks unreachable code; throws if reached. */
export function unreachable(value: never, where: string): never {
  throw new Error(`${where}: unexpected ${JSON.stringify(value)}`);
}
