import type { RuleExchange } from '@/features/setup/slots.ts';
import { downloadText } from './download.ts';
import { browserSharing } from './sharing.ts';

/** A name that every system takes for a file. */
const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'rules'}.oh-hell.json`;

const { send } = browserSharing;

/** Rules come and go by the address, the clipboard, other programs and files. */
export const browserExchange: RuleExchange = {
  async linkOf(set) {
    const { encodeRulesLink } = await import('@/persistence/rules-link.ts');
    return new URL(encodeRulesLink(set), location.href).href;
  },
  async readLink(text) {
    const { decodeRulesLink } = await import('@/persistence/rules-link.ts');
    return decodeRulesLink(text);
  },
  async readFile(file) {
    const { readRulesFile } = await import('@/persistence/rules-file.ts');
    return readRulesFile(file);
  },
  copy: (text) => browserSharing.copy(text),
  share: send === null ? null : async (url, title) => void (await send({ url, title })),
  async download(set) {
    const { encodeRulesFile } = await import('@/persistence/rules-file.ts');
    downloadText(encodeRulesFile(set), fileName(set.name));
  },
};
