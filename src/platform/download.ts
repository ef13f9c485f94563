/** How long the object URL stays valid, in ms: until the browser has surely started to read it. */
const FETCHED_MS = 10_000;

/** Downloads a JSON text as a file. */
export function downloadText(text: string, name: string): void {
  const file = new Blob([text], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED_MS);
}
