import { expect, it, vi } from 'vitest';
import { browserExchange } from '@/app/ports/rule-exchange.ts';
import { presetRules } from '@/engine/index.ts';

const set = { name: 'Sunday: rules/ours', rules: presetRules('spades') };

it('a link leads back to the rules, at this address', async () => {
  const link = await browserExchange.linkOf(set);
  expect(link.startsWith(`${location.origin}/#rules=`)).toBe(true);
  expect(await browserExchange.readLink(link)).toEqual({ ok: true, value: set });
});

it('says when there is no clipboard', async () => {
  expect(await browserExchange.copy('text')).toBe(false);
});

it('a file leads back to the rules, under a name that every system takes', async () => {
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
  await browserExchange.download(set);
  click.mockRestore();
  expect(named).toBe('Sunday-rules-ours.oh-hell.json');
  expect(await browserExchange.readFile(file!)).toEqual({ ok: true, value: set });
});
