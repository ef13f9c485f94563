/** A JSON text, in parts, as a file. */
export const jsonFile = (parts: readonly BlobPart[]): Blob =>
  new Blob([...parts], { type: 'application/json' });
