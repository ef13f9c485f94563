import { describe, expect, it } from 'vitest';
import {
  type GameState,
  PRESETS,
  PRESET_IDS,
  type PlayerView,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { decisionRng } from '@/ai/decision-rng.ts';
import { playOut } from '../../../tools/lib/tables.ts';
import { decide } from '../../../tools/lib/player.ts';
import { opened } from '../../../tools/lib/games.ts';
import { createPicker } from '../../../tools/lib/random-play.ts';
import { answerTo } from '../../../tools/protocol/bot.ts';
import { OutsidePlayer } from '../../../tools/protocol/outside.ts';
import { readView } from '../../../tools/protocol/read-view.ts';
import { actionOf, moveFor, writeView } from '../../../tools/protocol/write-view.ts';
import { DETERMINIZATIONS, BOT, answerOf, viewWhere } from '../../support/protocol.ts';

const requestFor = (view: PlayerView, id = 1) => {
  const said = writeView(view);
  return said === null ? null : { id, type: said.phase, view: said };
};

describe('the bot', () => {
  it.each(PRESET_IDS)('makes the same decision from a line as from the view: %s', (preset) => {
    const rules = presetRules(preset, PRESETS[preset].players.at(-1));
    let asked = 0;
    playOut(opened(rules), createPicker(3), (state: GameState, seat) => {
      const view = viewFor(state, seat);
      const request = requestFor(view);
      // Every seventh decision of a whole game is enough.
      if (request === null || ++asked % 7 !== 0) return;
      expect(answerOf(request)).toEqual({
        id: 1,
        action: actionOf(
          decide(view, 'expert', decisionRng(state.header.aiSeed, view), DETERMINIZATIONS),
        ),
      });
    });
    expect(asked).toBeGreaterThan(20);
  });

  const view = (): PlayerView =>
    viewWhere(({ round }) => round.phase === 'play' && round.trick.cards.length === 2);
  const request = requestFor(view()) as unknown as {
    view: Record<string, unknown>;
  };
  const mangled = (change: Record<string, unknown>) =>
    answerOf({ ...request, view: { ...request.view, ...change } });

  it.each([
    ['no JSON', 'hello', 'not JSON'],
    ['a number', '12', 'request'],
    ['no view', '{"id":4,"type":"bid"}', 'view'],
    ['an unknown type', '{"id":4,"type":"dance","view":{}}', 'type'],
  ])('says what is wrong with %s', (_, line, words) => {
    expect(JSON.parse(answerTo(line, BOT))).toMatchObject({
      error: expect.stringContaining(words) as unknown,
    });
  });

  it.each([
    ['unknown rules', { rules: 'chess' }, 'rules'],
    ['another table', { players: 5 }, 'one entry per seat'],
    ['a seat that is not there', { seat: 9 }, 'no such seat'],
    ['a card that is not one', { hand: ['1X'] }, 'hand'],
    ['a card twice', { hand: ['2C', '2C'] }, 'twice'],
    ['nothing legal', { legal: [] }, 'legal'],
    ['bids where cards are asked for', { legal: [1, 2] }, 'legal'],
    ['cards before the bids', { bids: [null, 1, 1, 1] }, 'before all have bid'],
    ['no trump yet', { trumpSuit: null }, 'trump'],
    ['another phase', { phase: 'bid' }, 'phase'],
  ])('says what is wrong with %s', (_, change, words) => {
    expect(mangled(change)).toEqual({ id: 1, error: expect.stringContaining(words) as unknown });
  });

  it('answers with the id of the request, whatever it is', () => {
    expect(answerOf({ ...request, id: 'abc' })).toMatchObject({ id: 'abc' });
  });
});

describe('a view', () => {
  it('survives a round trip, within the limits of the protocol', () => {
    let compared = 0;
    playOut(opened(presetRules('nomination-whist')), createPicker(2), (state, seat) => {
      const view = viewFor(state, seat);
      const said = writeView(view);
      if (said === null || compared > 200) return;
      const read = readView(said);
      if (!read.ok) throw new Error(read.error);
      expect(writeView(read.value)).toEqual(said);
      compared++;
    });
    expect(compared).toBeGreaterThan(100);
  });
});

describe('an outside program', () => {
  const opening = opened(presetRules('bugger-your-neighbor'));
  let waiting: PlayerView | null = null;
  playOut(opening, createPicker(1), (state) => {
    const seat = toAct(state)[0] ?? 0;
    if (state.round.phase === 'bid') waiting ??= viewFor(state, seat);
  });
  const view = waiting as unknown as PlayerView;
  const choose = async (program: string) => {
    const player = new OutsidePlayer(`${process.execPath} -e '${program}'`);
    try {
      return await player.choose(view);
    } finally {
      player.close();
    }
  };
  const echo = (answer: string) =>
    `require("readline").createInterface({input:process.stdin}).on("line",l=>{const r=JSON.parse(l);console.log(JSON.stringify(${answer}))})`;

  it('plays the action that it names', async () => {
    await expect(choose(echo('{id:r.id,action:r.view.legal[1]}'))).resolves.toEqual(
      moveFor(view, 1),
    );
  });

  it.each([
    ['names what is not legal', echo('{id:r.id,action:99}')],
    ['reports an error', echo('{id:r.id,error:"what?"}')],
    ['exits', 'process.exit(0)'],
    ['is not a program', 'this is no JavaScript'],
  ])('has no move when it %s', async (_, program) => {
    await expect(choose(program)).resolves.toBeNull();
  });
});
