import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import type { Sharing } from '@/store/ports/sharing.ts';
import { jsonFile } from './json-file.ts';

/** A rule set's name as a file name that every system accepts. */
const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'rules'}.oh-hell.json`;

interface ExchangePorts {
  readonly sharing: Sharing;
  /** Downloads a file under this name. */
  readonly download: (file: Blob, name: string) => void;
}

/** Exchanges rules by link, clipboard, the system's share sheet and files. */
export const ruleExchange = ({ sharing, download }: ExchangePorts): RuleExchange => ({
  async linkOf(set) {
    const { encodeRulesLink } = await import('./formats/rules-link.ts');
    return new URL(encodeRulesLink(set), location.href).href;
  },
  async readLink(text) {
    const { decodeRulesLink } = await import('./formats/rules-link.ts');
    return decodeRulesLink(text);
  },
  async readFile(file) {
    const { readRulesFile } = await import('./formats/rules-file.ts');
    return readRulesFile(file);
  },
  copy: (text) => sharing.copy(text),
  share:
    sharing.send === null
      ? null
      : async (url, title) => void (await sharing.send?.({ url, title })),
  async download(set) {
    const { encodeRulesFile } = await import('./formats/rules-file.ts');
    download(jsonFile([encodeRulesFile(set)]), fileName(set.name));
  },
});
