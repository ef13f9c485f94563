import { type Result, err, ok } from '@/engine/index.ts';
import { type LinkKind, type LinkProblem, unpackLink, packLink } from './link.ts';
import { packedText } from './packing.ts';
import { BitReader, BitWriter } from './bits.ts';
import { isRulesName, rulesName } from '@/store/rules-name.ts';
import { RULES_VERSIONS, type RulesVersion, packedRules, rulesVersion } from './rules-pack.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { type RulesRefusal, parseRules } from './rules.ts';

/** Why a link is refused. */
export type LinkRefusal = LinkProblem | Extract<RulesRefusal, { kind: 'impossible' }>;

const RULES_LINK: LinkKind<RulesVersion> = {
  key: '#rules=',
  versions: RULES_VERSIONS,
  maxLength: 600,
};

/** Rules as the fragment of a link, in the oldest version that can express them; usually under 200 characters. */
export function encodeRulesLink({ name, rules }: NamedRuleSet): string {
  const to = new BitWriter();
  const version = rulesVersion(rules);
  packedRules(version).write(to, rules);
  packedText.write(to, rulesName(name));
  return packLink(RULES_LINK, version, to.done());
}

/**
 * Decodes the rules in a link, which may be a whole address, its fragment, or text around them. The
 * result can be played. Never throws.
 */
export function decodeRulesLink(text: string): Result<NamedRuleSet, LinkRefusal> {
  const opened = unpackLink(RULES_LINK, text);
  if (!opened.ok) return opened;
  const { version, content } = opened.value;
  const reader = new BitReader(content);
  const rules = parseRules(packedRules(version).read(reader));
  const problem = rules.ok ? null : rules.error;
  // The checksum matches, but an option is unknown: a later version added it.
  if (problem?.kind === 'not-rules') return err({ kind: 'newer-version' });
  const name = packedText.read(reader) as string;
  if (!reader.isDone() || !isRulesName(name)) return err({ kind: 'damaged' });
  return rules.ok
    ? ok({ name, rules: rules.value })
    : err(problem as Extract<RulesRefusal, { kind: 'impossible' }>);
}
