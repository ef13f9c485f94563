import * as v from 'valibot';
import { type Result, err, ok } from '@/engine/index.ts';
import { boundedJson } from './bounded-json.ts';
import { rulesName } from '@/store/rules-name.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { type RulesRefusal, parseRules } from './rules.ts';

/** Why a file is refused. */
export type FileRefusal =
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'unreadable' | 'not-a-rules-file' | 'newer-version' }
  | Extract<RulesRefusal, { kind: 'impossible' }>;

/** The largest file that is read, in bytes; ours have about 1000. */
export const MAX_RULES_FILE = 64 * 1024;

const FILE_KIND = 'oh-hell-rules';
const FILE_VERSION = 1;

/** How deep our files nest: file, rules, scoring, zero, part. */
const MAX_DEPTH = 8;

const Envelope = v.object({
  kind: v.literal(FILE_KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const File = v.strictObject({
  kind: v.literal(FILE_KIND),
  version: v.literal(FILE_VERSION),
  name: v.string(),
  rules: v.unknown(),
});

const NOT_RULES_FILE = err({ kind: 'not-a-rules-file' } as const);

/** Rules as a JSON file. */
export const encodeRulesFile = ({ name, rules }: NamedRuleSet): string =>
  `${JSON.stringify({ kind: FILE_KIND, version: FILE_VERSION, name: rulesName(name), rules }, null, 2)}\n`;

/** Parses the text of a file of rules. The result can be played. Never throws. */
export function decodeRulesFile(
  text: string,
): Result<NamedRuleSet, Exclude<FileRefusal, { kind: 'too-large' }>> {
  const content = boundedJson(text, MAX_DEPTH);
  const envelope = v.safeParse(Envelope, content);
  if (!envelope.success) return NOT_RULES_FILE;
  if (envelope.output.version > FILE_VERSION) return err({ kind: 'newer-version' });
  const file = v.safeParse(File, content);
  if (!file.success) return NOT_RULES_FILE;
  const rules = parseRules(file.output.rules);
  if (rules.ok) return ok({ name: rulesName(file.output.name), rules: rules.value });
  return rules.error.kind === 'impossible' ? err(rules.error) : NOT_RULES_FILE;
}

/** {@link decodeRulesFile} for a file that the player has chosen, unless it is too large. */
export async function readRulesFile(file: Blob): Promise<Result<NamedRuleSet, FileRefusal>> {
  if (file.size > MAX_RULES_FILE) return err({ kind: 'too-large', max: MAX_RULES_FILE });
  const text = await file.text().catch(() => null);
  return text === null ? err({ kind: 'unreadable' }) : decodeRulesFile(text);
}
