import { fold } from '@/engine/index.ts';
import { parseSave } from './read-save.ts';

/** Why a save cannot be loaded, for a report; null if it can. */
export function saveProblem(value: unknown): string | null {
  const save = parseSave(value);
  if (!save.ok) return 'reason' in save.error ? save.error.reason : save.error.kind;
  const folded = fold(save.value.record);
  return folded.ok ? null : JSON.stringify(folded.error);
}
