import type { ZZFX as Synth } from 'zzfx';
import { painted } from '@/ui/painted.ts';
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

/** Set by hand: how long audio stays on after a sound or a gesture, in ms; no sound is longer than a second. */
const AUDIO_OFF_AFTER_MS = 4000;
/** Set by hand: how long after the event a sound still belongs to it, in ms. */
const LATE_MS = 300;

interface WaitingSound {
  readonly sound: Sound;
  readonly volume: number;
  /** When it was asked for, in ms since the page was opened. */
  readonly since: number;
}

const ignore = (): void => undefined;

/**
 * Returns a function that plays the sounds of a synthesizer. They are synthesized in idle moments, since one takes longer
 * than a frame and is often played in answer to a press.
 */
function createPlayer(
  synth: typeof Synth,
  whenIdle: SpeakerPorts['whenIdle'],
): (sound: Sound, volume: number) => void {
  const samples = new Map<Sound, number[]>();

  function samplesOf(sound: Sound): number[] {
    const built = samples.get(sound) ?? synth.buildSamples(...parametersOf(RECIPES[sound]));
    samples.set(sound, built);
    return built;
  }

  /** Synthesizes the sounds that are not yet, each in an idle moment of its own. */
  function prepare(): void {
    const next = SOUNDS.find((sound) => !samples.has(sound));
    if (next === undefined) return;
    whenIdle(() => {
      samplesOf(next);
      prepare();
    });
  }

  prepare();
  return (sound, volume) => {
    // Perceived loudness is not linear.
    synth.playSamples([samplesOf(sound)], volume ** 2);
  };
}

/**
 * A speaker that is silent until `wake`: zzfx creates an AudioContext when it loads, which browsers
 * allow only after a gesture. Stays silent without audio. After a while without sounds and gestures audio
 * is turned off, since it keeps a phone from resting.
 */
export function createSpeaker({ load, whenIdle }: SpeakerPorts): Speaker {
  let isStarted = false;
  /** Null until the synthesizer has loaded. */
  let audio: AudioContext | null = null;
  let play: ReturnType<typeof createPlayer> = ignore;
  /** What was asked for while audio was about to be on: played then, unless it is late. */
  let waiting: readonly WaitingSound[] = [];
  let turningOff: ReturnType<typeof setTimeout> | undefined;

  const notLate = (): readonly WaitingSound[] =>
    waiting.filter(({ since }) => performance.now() - since <= LATE_MS);

  function playWaiting(): void {
    for (const { sound, volume } of notLate()) play(sound, volume);
    waiting = [];
  }

  /** Turns audio on, where the browser allows it, until there has been no sound and no gesture for a while. */
  function turnOn(context: AudioContext): void {
    clearTimeout(turningOff);
    turningOff = setTimeout(() => {
      context.suspend().catch(ignore);
    }, AUDIO_OFF_AFTER_MS);
    // Even while it is on: it may be about to be off.
    context.resume().then(playWaiting, ignore);
  }

  async function start(): Promise<void> {
    isStarted = true;
    try {
      // Opening audio takes longer than a frame: the press that allows it is answered first.
      await painted();
      const { ZZFX } = await load();
      // Relative volumes are in the recipes.
      ZZFX.volume = 1;
      play = createPlayer(ZZFX, whenIdle);
      audio = ZZFX.audioContext;
      turnOn(audio);
    } catch {
      // No audio device, or the import failed: the next gesture retries.
      isStarted = false;
    }
  }

  return {
    play(sound, volume) {
      if (volume <= 0) return;
      if (audio?.state === 'running') play(sound, volume);
      else if (isStarted) waiting = [...notLate(), { sound, volume, since: performance.now() }];
      if (audio !== null) turnOn(audio);
    },
    wake() {
      if (audio !== null) turnOn(audio);
      else if (!isStarted) void start();
    },
  };
}
