const QUARANTINE = 'oh-hell:rules:set-aside';

/** The key of a quarantined text by its number, from 1. */
const keyAt = (number: number): string => QUARANTINE + (number === 1 ? '' : `-${number}`);

/** The keys of all quarantined texts, the oldest first. */
function quarantineKeys(): string[] {
  const keys: string[] = [];
  while (localStorage.getItem(keyAt(keys.length + 1)) !== null) keys.push(keyAt(keys.length + 1));
  return keys;
}

/** Quarantines the text of rules beside those already quarantined, unless it is one of them. */
export function quarantine(text: string): void {
  const keys = quarantineKeys();
  if (keys.some((key) => localStorage.getItem(key) === text)) return;
  localStorage.setItem(keyAt(keys.length + 1), text);
}

/** Moves quarantined rules out of localStorage, saving each with `save`. */
export async function moveQuarantinedRules(save: (text: string) => Promise<void>): Promise<void> {
  // From the last one, so that an interruption leaves no gap, which would hide those after it.
  for (const key of quarantineKeys().toReversed()) {
    await save(localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
}
