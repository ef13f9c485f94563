import { expect, it } from 'vitest';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';
import { pastDecisions } from '@/store/games/past-decisions.ts';
import { someGame } from '../../support/ai/reviewed.ts';

it.each(PRESET_IDS)('finds decisions only in rounds that are over: %s', (id) => {
  const rules = {
    ...presetRules(id),
    schedule: { shape: 'up', low: 2, high: 3, turns: 1 },
  } as const;
  const { header, commands } = someGame(rules, 3);
  const second = commands.findLastIndex(({ type }) => type === 'deal');
  for (let length = 0; length <= commands.length; length++) {
    const record = { header, commands: commands.slice(0, length) };
    const [first, last] = [pastDecisions(record, 0, 0), pastDecisions(record, 0, 1)];
    expect(first.length > 0).toBe(length >= second);
    expect(last.length > 0).toBe(length === commands.length);
    for (const at of [...first, ...last]) expect(commands[at]).toMatchObject({ seat: 0 });
  }
});
