/** How long the object URL stays valid, in ms: until the browser has surely started to read it. */
const FETCHED_MS = 10_000;

/** Downloads a file under this name. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED_MS);
}
