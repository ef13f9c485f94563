/**
 * Messages in another language: exactly those of the English file. Their placeholders are compared when they
 * are packed (tools/build/catalog-problems.mjs).
 */
export type Translation<English> = { readonly [Name in keyof English]: string };
