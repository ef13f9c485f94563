import { expect, onTestFinished, test } from 'vitest';
import { stateAfter, viewFor } from '@/engine/index.ts';
import { type Position, positionOf } from '@/engine/position/index.ts';
import { positionText } from '@/features/share/position-text.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { formatTag } from '@/i18n/languages.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';

test.each([
  { language: 'en', region: 'en-US', separator: ', ' },
  { language: 'ja', region: 'ja-JP', separator: '、' },
  { language: 'ar', region: 'ar-EG', separator: '، ' },
] as const)('lists are separated as in $language', async ({ language, region, separator }) => {
  onTestFinished(() => i18n.activate('en'));
  await speak(language, formatTag(language, [region]));
  const record = played(
    defaultHeader(),
    ({ round }) => round.phase === 'play' && round.trick.cards.length === 2,
  );
  const view = viewFor(stateAfter(record), 0);
  const position = positionOf(view) as Position;
  const text = positionText(translate, { position, view, title: null, address: '' });
  const [bids, trick] = text.split('\n').slice(-2);
  expect(bids?.split(separator)).toHaveLength(4);
  expect(trick?.split(separator)).toHaveLength(2);
});
