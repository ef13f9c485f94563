import type { ZZFX as Synth } from 'zzfx';
import { RECIPES, SOUNDS, type Sound, parametersOf } from './recipes.ts';

/** Plays sounds, once there was a gesture. */
export interface Speaker {
  /** `volume` from 0 to 1. */
  play(sound: Sound, volume: number): void;
  /** Called in a user gesture, which unlocks audio. */
  wake(): void;
}

interface SpeakerPorts {
  readonly load: () => Promise<{ readonly ZZFX: typeof Synth }>;
  /** Calls an action when the page is idle. */
  readonly whenIdle: (action: () => void) => void;
}

/**
 * A speaker that is silent until `wake`: zzfx creates an AudioContext when it loads, which browsers
 * allow only after a gesture. Stays silent without audio. Sounds are synthesized in idle moments, since one
 * takes longer than a frame and is often played in answer to a press.
 */
export function createSpeaker({ load, whenIdle }: SpeakerPorts): Speaker {
  let synth: typeof Synth | null = null;
  let isLoading = false;
  const samples = new Map<Sound, number[]>();

  function samplesOf(sound: Sound, from: typeof Synth): number[] {
    const built = samples.get(sound) ?? from.buildSamples(...parametersOf(RECIPES[sound]));
    samples.set(sound, built);
    return built;
  }

  /** Synthesizes the sounds that are not yet, each in an idle moment of its own. */
  function prepare(from: typeof Synth): void {
    const next = SOUNDS.find((sound) => !samples.has(sound));
    if (next === undefined) return;
    whenIdle(() => {
      samplesOf(next, from);
      prepare(from);
    });
  }

  async function start(): Promise<void> {
    isLoading = true;
    try {
      const { ZZFX } = await load();
      // Relative volumes are in the recipes.
      ZZFX.volume = 1;
      synth = ZZFX;
      prepare(ZZFX);
    } catch {
      // No audio device, or the import failed: the next gesture retries.
      isLoading = false;
    }
  }

  return {
    play(sound, volume) {
      if (synth === null || volume <= 0) return;
      // Perceived loudness is not linear.
      synth.playSamples([samplesOf(sound, synth)], volume ** 2);
    },
    wake() {
      if (synth === null && !isLoading) void start();
      if (synth?.audioContext.state === 'suspended')
        synth.audioContext.resume().catch(() => undefined);
    },
  };
}
