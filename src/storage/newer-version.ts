/** A document of a newer version, which is left as it is. */
class NewerVersion extends Error {}

/**
 * Throws if a document says that it is of a version newer than `known`. A page of an older version may be
 * open beside an updated one, so such a document is not damaged, and must not be overwritten.
 */
export function refuseNewer(known: number, document: unknown): void {
  const { version } = (document ?? {}) as { readonly version?: unknown };
  if (Number.isSafeInteger(version) && Number(version) > known) throw new NewerVersion();
}
