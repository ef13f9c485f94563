/** The outcome of something that can be refused. A refusal is a value; only a bug throws. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Marks code that the types prove unreachable; reached all the same, it is a bug and says where. */
export function unreachable(value: never, where: string): never {
  throw new Error(`${where}: unexpected ${JSON.stringify(value)}`);
}
