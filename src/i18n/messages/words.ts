/**
 * A catalog in another language: exactly the messages of the English one. Their placeholders are
 * compared when they are packed (tools/build/catalog-problems.mjs).
 */
export type Words<English> = { readonly [Name in keyof English]: string };
