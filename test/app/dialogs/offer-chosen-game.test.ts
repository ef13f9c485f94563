import { expect, test } from 'vitest';
import { offerChosenGame } from '@/app/dialogs/offer-chosen-game.ts';
import { loadCatalogue } from '@/app/traditions.ts';
import { DEFAULT_SETUP } from '@/store/setup.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';

/** A page that does not have the catalogue yet, on its start screen, after a file has brought settings with a tradition. */
function afterImport() {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  const setup = {
    ...DEFAULT_SETUP,
    game: { kind: 'tradition', id: 'get-fred', players: 4 },
  } as const;
  game.settings.setState({ setup });
  return game;
}

test('a tradition that a file has chosen is offered as soon as it is known, unless a game is dealt meanwhile', async () => {
  const [waiting, dealt] = [afterImport(), afterImport()];
  offerChosenGame(waiting);
  offerChosenGame(dealt);
  dealt.table.act({ type: 'deal' });
  expect(waiting.table.note().title).toBeNull();
  await loadCatalogue();
  expect(waiting.table.note().title).toMatchObject({ name: 'Get Fred' });
  expect(waiting.table.record().header.rules.scoring).toBe('penalty');
  expect(dealt.table.note().title).toBeNull();
  expect(dealt.table.record().commands).toHaveLength(1);
});
