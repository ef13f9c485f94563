import { expect, it, vi } from 'vitest';
import { downloadFile } from '@/platform/download.ts';
import { browserSharing } from '@/platform/sharing.ts';
import { ruleExchange } from '@/storage/rule-exchange.ts';
import { presetRules } from '@/engine/index.ts';

const exchange = ruleExchange({ sharing: browserSharing, download: downloadFile });
const set = { name: 'Sunday: rules/ours', rules: presetRules('spades') };

it('a link to this site restores the rules', async () => {
  const link = await exchange.linkOf(set);
  expect(link.startsWith(`${location.origin}/#rules=`)).toBe(true);
  expect(await exchange.readLink(link)).toEqual({ ok: true, value: set });
});

it('reports a missing clipboard', async () => {
  expect(await exchange.copy('text')).toBe(false);
});

it('a file restores the rules, under a portable name', async () => {
  let file: Blob | undefined;
  let named = '';
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    named = this.download;
  });
  await exchange.download(set);
  click.mockRestore();
  expect(named).toBe('Sunday-rules-ours.oh-hell.json');
  expect(await exchange.readFile(file!)).toEqual({ ok: true, value: set });
});
