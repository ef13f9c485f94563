import { expect, test, vi } from 'vitest';
import { startSound } from '@/app/start/sound.ts';
import { painted } from '@/ui/painted.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { until } from '../../support/until.ts';

// Regression: audio was opened, and stayed open, even with sound off.
test('audio is opened only once sound is on', async () => {
  const opened = vi.fn<() => void>();
  class FakeAudio {
    readonly state = 'running';

    constructor() {
      opened();
    }

    resume(): Promise<void> {
      return Promise.resolve();
    }

    suspend(): Promise<void> {
      return Promise.resolve();
    }
  }
  // The synthesizer opens it when it loads.
  vi.stubGlobal('AudioContext', FakeAudio);
  const game = gameAt({ header: defaultHeader(), commands: [] });
  game.settings.setState({ sound: false, volume: 0 });
  startSound(game);
  dispatchEvent(new Event('pointerdown'));
  await painted();
  await vi.dynamicImportSettled();
  expect(opened).not.toHaveBeenCalled();
  game.settings.setState({ sound: true });
  await until(() => expect(opened).toHaveBeenCalledOnce());
});
