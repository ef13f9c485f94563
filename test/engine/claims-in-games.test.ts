import { expect, test } from 'vitest';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import { type GameState, legalCommands, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { claimableTricks, concedableTricks } from '@/engine/advice/index.ts';
import { after, newGameWith } from '../../tools/lib/games.ts';

/** The number of rounds of a game in which a seat can claim, and in which one can concede. */
function offersIn(state: GameState): { readonly claims: number; readonly concessions: number } {
  const claims = new Set<number>();
  const concessions = new Set<number>();
  let at = state;
  while (at.round.phase !== 'over') {
    const [seat] = toAct(at);
    const view = seat === undefined ? null : viewFor(at, seat);
    if (view !== null && claimableTricks(view) !== null) claims.add(at.round.index);
    if (view !== null && concedableTricks(view) !== null) concessions.add(at.round.index);
    const command = view === null ? legalCommands(at)[0] : quickMove(view);
    if (command == null) throw new Error('no move');
    at = after(at, command);
  }
  return { claims: claims.size, concessions: concessions.size };
}

// With cards left undealt little is certain: about two rounds of a game.
test.each([
  ['bugger-your-neighbor', 4],
  ['spades', 1],
] as const)('in whole games of %s tricks can be claimed, and conceded', (preset, games) => {
  const { header } = newGameWith(presetRules(preset));
  const found = Array.from({ length: games }, (_, index) =>
    offersIn(
      newGameWith(header.rules, { ...header, dealSeed: String(index + 1).padStart(32, '0') }),
    ),
  );
  expect(found.reduce((sum, { claims }) => sum + claims, 0)).toBeGreaterThan(0);
  expect(found.reduce((sum, { concessions }) => sum + concessions, 0)).toBeGreaterThan(0);
});
