import { type Result, err, ok } from '@/engine/index.ts';
import { type LinkKind, type LinkProblem, openLink, sealLink } from './link.ts';
import { BitReader, BitWriter } from './rules-bits.ts';
import { isRulesName, rulesName } from './rules-name.ts';
import { packedRules, packedText } from './rules-pack.ts';
import { type RulesRefusal, type SharedRules, parseRules } from './rules.ts';

/** Why a link brings no rules. */
export type LinkRefusal = LinkProblem | Extract<RulesRefusal, { kind: 'impossible' }>;

const RULES_LINK: LinkKind = { key: '#rules=', version: 1, most: 400 };

/** Rules as the fragment of a link: `#rules=…`, at most 200 characters. */
export function encodeRulesLink({ name, rules }: SharedRules): string {
  const to = new BitWriter();
  packedRules.write(to, rules);
  packedText.write(to, rulesName(name));
  return sealLink(RULES_LINK, to.done());
}

/**
 * The rules in a link: a whole address, its fragment, or text around them. What is given back can
 * be played; whatever else comes in is refused with the reason. Never throws.
 */
export function decodeRulesLink(text: string): Result<SharedRules, LinkRefusal> {
  const opened = openLink(RULES_LINK, text);
  if (!opened.ok) return opened;
  const reader = new BitReader(opened.value);
  const rules = parseRules(packedRules.read(reader));
  const name = packedText.read(reader) as string;
  if (!reader.isDone() || !isRulesName(name)) return err({ kind: 'damaged' });
  if (rules.ok) return ok({ name, rules: rules.value });
  // Undamaged, but with an option that is unknown here: a list has grown since.
  return err(rules.error.kind === 'impossible' ? rules.error : { kind: 'newer-version' });
}
