import type { ZZFX as Synth } from 'zzfx';
import { RECIPES, type Sound, parametersOf } from './recipes.ts';

/** Plays sounds, once there was a gesture. */
export interface Speaker {
  /** `volume` from 0 to 1. */
  play(sound: Sound, volume: number): void;
  /** Somebody has touched the page: browsers let it sound from now on. */
  wake(): void;
}

/**
 * A speaker that is silent until it is woken: the synthesiser makes an AudioContext when it is
 * loaded, which browsers allow after a gesture only. A device without sound stays silent.
 */
export function createSpeaker(load: () => Promise<{ readonly ZZFX: typeof Synth }>): Speaker {
  let synth: typeof Synth | null = null;
  let isLoading = false;
  const samples = new Map<Sound, number[]>();

  function samplesOf(sound: Sound, from: typeof Synth): number[] {
    const built = samples.get(sound) ?? from.buildSamples(...parametersOf(RECIPES[sound]));
    samples.set(sound, built);
    return built;
  }

  async function start(): Promise<void> {
    isLoading = true;
    try {
      const { ZZFX } = await load();
      // The loudness of each sound is in its recipe, that of all in the setting.
      ZZFX.volume = 1;
      synth = ZZFX;
    } catch {
      // No audio on this device, or the file did not come: the next gesture asks again.
      isLoading = false;
    }
  }

  return {
    play(sound, volume) {
      if (synth === null || volume <= 0) return;
      // Hearing is not linear.
      synth.playSamples([samplesOf(sound, synth)], volume ** 2);
    },
    wake() {
      if (synth === null && !isLoading) void start();
      if (synth?.audioContext.state === 'suspended')
        synth.audioContext.resume().catch(() => undefined);
    },
  };
}
