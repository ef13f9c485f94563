import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, DECK, NAMEABLE_TRUMPS, UNSEEN } from '@/engine/index.ts';
import { encodeMoves, moveNumber } from '@/storage/formats/moves.ts';
import { decodeMoves } from '@/storage/formats/read-moves.ts';

const seat = fc.integer({ min: 0, max: 7 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constant<Command>({ type: 'deal' }),
  fc.record({ type: fc.constant('declare' as const), seat, blindNil: fc.boolean() }),
  fc.record({ type: fc.constant('bid' as const), seat, bid: fc.integer({ min: 0, max: 17 }) }),
  fc.record({
    type: fc.constant('nameTrump' as const),
    seat,
    trump: fc.constantFrom(...NAMEABLE_TRUMPS),
  }),
  fc.record({ type: fc.constant('play' as const), seat, card: fc.constantFrom(UNSEEN, ...DECK) }),
);

describe('commands as text', () => {
  test('survive a round trip', () => {
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const text = encodeMoves(commands);
        expect(text).toHaveLength(2 * commands.length);
        expect(decodeMoves(text)).toEqual(commands);
      }),
    );
  });

  test('are canonical: any text is refused or reproduced', () => {
    const unit = fc.constantFrom('A', 'B', 'I', 'Q', 'g', 'h', '9', '-', '_', ' ', 'é');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const commands = decodeMoves(text);
        expect(commands === null ? text : encodeMoves(commands)).toBe(text);
      }),
    );
  });

  test('have a stable format', () => {
    const commands: readonly Command[] = [
      { type: 'deal' },
      { type: 'declare', seat: 1, blindNil: true },
      { type: 'bid', seat: 2, bid: 17 },
      { type: 'nameTrump', seat: 3, trump: 'S' },
      { type: 'play', seat: 4, card: 'AS' },
      { type: 'play', seat: 0, card: UNSEEN },
    ];
    expect(encodeMoves(commands)).toBe('AAJBSRbDkzg_');
    expect(decodeMoves('AAJBSRbDkzg_')).toEqual(commands);
    expect(moveNumber({ type: 'deal' })).toBe(0);
  });

  test.each([
    ['half a command', 'AAA'],
    ['a deal with a value', 'AB'],
    ['a deal by a seat', 'BA'],
    ['a declaration of something else', 'JC'],
    ['a trump that is none', 'Y_'],
    ['a card that is none', 'g8'],
    ['an unknown type', 'oA'],
    ['a letter that is none', '?A'],
    ['a value that is none', 'R?'],
  ])('that are none are refused: %s', (_, text) => {
    expect(decodeMoves(text)).toBeNull();
    expect(decodeMoves(`AA${text}`)).toBeNull();
  });
});
