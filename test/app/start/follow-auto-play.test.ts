import { expect, test } from 'vitest';
import { followAutoPlay } from '@/app/start/follow-auto-play.ts';
import { stateAfter, toAct } from '@/engine/index.ts';
import { createSettings } from '@/store/settings.ts';
import { forcedCard } from '@/store/table/forced-card.ts';
import { FORCED_CARD_MS } from '@/store/table/pace.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { tableBench } from '../../support/store/table-bench.ts';

const record = played(
  defaultHeader(),
  (state) => toAct(state).includes(0) && forcedCard(state, 0) !== null,
);
const forced = forcedCard(stateAfter(record), 0);

/** A table at a forced card, where the setting is off. */
function atForcedCard() {
  const settings = createSettings({ getItem: () => null, setItem: () => undefined });
  const { table, time } = tableBench({
    pace: {
      speed: 'normal',
      trickPause: 500,
      get autoPlay() {
        return settings.getState().autoPlay;
      },
    },
  });
  table.load(record);
  followAutoPlay({ table, settings });
  return { table, settings, time };
}

test('a forced card is played when the setting is turned on at it', () => {
  const { table, settings, time } = atForcedCard();
  time.pass(60_000);
  settings.setState({ autoPlay: true });
  time.pass(FORCED_CARD_MS);
  expect(table.record().commands[record.commands.length]).toEqual(forced);
});

test('a table that is paused stays paused', () => {
  const { table, settings, time } = atForcedCard();
  table.pause();
  settings.setState({ autoPlay: true });
  time.pass(60_000);
  expect(table.isPaused()).toBe(true);
  expect(table.record()).toEqual(record);
});
