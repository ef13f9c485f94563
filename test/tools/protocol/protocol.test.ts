import { describe, expect, it } from 'vitest';
import {
  PRESETS,
  PRESET_IDS,
  type PlayerView,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { decisionRng } from '@/ai/decision-rng.ts';
import { decide } from '../../../tools/lib/player.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
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
    for (const { before } of randomMoves(newGameWith(rules), createPicker(3))) {
      const [seat] = toAct(before);
      const view = seat === undefined ? null : viewFor(before, seat);
      const request = view === null ? null : requestFor(view);
      // A view in the protocol does not say which nils are blind.
      const isBlind = 'blindNils' in before.round && before.round.blindNils.includes(true);
      if (view === null || request === null || isBlind || ++asked % 13 !== 0) continue;
      expect(answerOf(request)).toEqual({
        id: 1,
        action: actionOf(
          decide(view, 'expert', decisionRng(before.header.aiSeed, view), DETERMINIZATIONS),
        ),
      });
      // A game of Spades at random has thousands of decisions.
      if (asked > 400) break;
    }
    expect(asked).toBeGreaterThan(100);
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
    for (const { before } of randomMoves(
      newGameWith(presetRules('nomination-whist')),
      createPicker(2),
    )) {
      const [seat] = toAct(before);
      const said = seat === undefined ? null : writeView(viewFor(before, seat));
      if (said === null) continue;
      const read = readView(said);
      if (!read.ok) throw new Error(read.error);
      expect(writeView(read.value)).toEqual(said);
      if (++compared === 200) break;
    }
    expect(compared).toBe(200);
  });
});

describe('an outside program', () => {
  const view = viewWhere(({ round }) => round.phase === 'bid');
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
