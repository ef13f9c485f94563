import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ZZFX as ZzfxSynth } from 'zzfx';
import { followSound } from '@/features/sound/follow-sound.ts';
import { RECIPES, SOUNDS, parametersOf } from '@/features/sound/recipes.ts';
import { resultLines } from '@/features/scoreboard/side-lines.ts';
import { soundOf } from '@/features/sound/sound-of.ts';
import { createSpeaker } from '@/features/sound/speaker.ts';
import {
  type PlayerView,
  type RuleSet,
  legalCommands,
  openingStanding,
  presetRules,
  scoreRound,
  stateAfter,
  viewFor,
} from '@/engine/index.ts';
import { appHeader, defaultHeader, played } from '../../tools/lib/played-games.ts';
import { gameAt } from '../support/features/game.ts';
import { until } from '../support/until.ts';

const SAMPLE_RATE = 44_100;

/** The synthesizer constructs an AudioContext when it loads, and jsdom has none. */
async function synth() {
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'running';
    },
  );
  const { ZZFX } = await import('zzfx');
  ZZFX.volume = 1;
  return ZZFX;
}

describe.each(SOUNDS)('the sound %s', (sound) => {
  test('is short and audible, never clips, and ends in silence', async () => {
    const samples = (await synth()).buildSamples(...parametersOf(RECIPES[sound]));
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(1);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(1);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.05);
    expect(samples.every(Number.isFinite)).toBe(true);
  });
});

describe('a speaker', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A context that is on, off, or not allowed to be turned on. */
  class FakeAudio {
    state: AudioContextState = 'running';
    isAllowed = true;

    resume(): Promise<void> {
      if (!this.isAllowed) return new Promise(() => undefined);
      this.state = 'running';
      return Promise.resolve();
    }

    suspend(): Promise<void> {
      this.state = 'suspended';
      return Promise.resolve();
    }
  }

  /** Longer than a frame, and shorter than a sound waits. */
  const PAINT_MS = 50;

  const playSamples = vi.fn<(channels: number[][], volume: number) => void>();
  afterEach(() => playSamples.mockClear());

  /** A synthesizer without a sound, and a speaker that loads it. */
  function silent() {
    const audio = new FakeAudio();
    const ZZFX = {
      volume: 0,
      audioContext: audio as unknown as AudioContext,
      buildSamples: vi.fn<() => number[]>(() => [0]),
      playSamples: playSamples as unknown as (typeof ZzfxSynth)['playSamples'],
    };
    const idle: (() => void)[] = [];
    const load = vi.fn<() => Promise<{ ZZFX: typeof ZZFX }>>(() => Promise.resolve({ ZZFX }));
    const speaker = createSpeaker({ load, whenIdle: (action) => void idle.push(action) });
    /** A gesture, and the paint after it. */
    const press = (): void => {
      speaker.wake();
      vi.advanceTimersByTime(PAINT_MS);
    };
    return { audio, ZZFX, idle, load, speaker, press };
  }

  /** The same once audio is on. */
  async function awake() {
    const parts = silent();
    parts.press();
    await until(() => expect(parts.ZZFX.volume).toBe(1));
    return parts;
  }

  test('synthesizes each sound in an idle moment of its own, before it is played', async () => {
    const { ZZFX, idle, speaker } = await awake();
    for (let moments = 1; idle.length > 0; moments++) {
      idle.shift()?.();
      expect(ZZFX.buildSamples).toHaveBeenCalledTimes(moments);
    }
    expect(ZZFX.buildSamples).toHaveBeenCalledTimes(SOUNDS.length);
    for (const sound of SOUNDS) speaker.play(sound, 1);
    expect(ZZFX.buildSamples).toHaveBeenCalledTimes(SOUNDS.length);
    expect(playSamples).toHaveBeenCalledTimes(SOUNDS.length);
  });

  test('loads and plays nothing before a gesture', async () => {
    const { ZZFX, load, speaker, press } = silent();
    speaker.play('card', 1);
    expect(load).not.toHaveBeenCalled();
    press();
    press();
    await until(() => expect(ZZFX.volume).toBe(1));
    speaker.play('card', 0.5);
    speaker.play('card', 0);
    expect(load).toHaveBeenCalledOnce();
    expect(playSamples.mock.calls).toEqual([[[[0]], 0.25]]);
  });

  test('turns audio off after seconds without a sound, and on for the next', async () => {
    const { audio, speaker } = await awake();
    vi.advanceTimersByTime(3000);
    speaker.play('card', 1);
    vi.advanceTimersByTime(3000);
    expect(audio.state).toBe('running');
    vi.advanceTimersByTime(3000);
    expect(audio.state).toBe('suspended');
    speaker.play('trick', 1);
    speaker.play('turn', 1);
    await until(() => expect(playSamples).toHaveBeenCalledTimes(3));
    expect(audio.state).toBe('running');
    vi.advanceTimersByTime(6000);
    expect(audio.state).toBe('suspended');
  });

  test('plays what was asked for while it loaded', async () => {
    const { speaker, press } = silent();
    press();
    speaker.play('card', 1);
    await until(() => expect(playSamples).toHaveBeenCalledOnce());
  });

  test('opens audio once the answer to the gesture has been painted', async () => {
    const { load, speaker } = silent();
    speaker.wake();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAINT_MS);
    await until(() => expect(load).toHaveBeenCalledOnce());
  });

  // A page that comes back from the background may need a gesture before it sounds again.
  test('does not make up for old sounds once the browser allows audio again', async () => {
    const { audio, speaker } = await awake();
    vi.advanceTimersByTime(6000);
    audio.isAllowed = false;
    speaker.play('card', 1);
    speaker.play('trick', 1);
    vi.advanceTimersByTime(1000);
    audio.isAllowed = true;
    speaker.play('turn', 1);
    speaker.wake();
    await until(() => expect(playSamples).toHaveBeenCalled());
    expect(playSamples).toHaveBeenCalledOnce();
  });
});

describe('at the table', () => {
  function table() {
    const record = played(defaultHeader(), (state) => {
      const [command] = legalCommands(state);
      return state.round.phase === 'play' && command?.type === 'play' && command.seat === 0;
    });
    const game = gameAt(record);
    const play = vi.fn<(sound: string, volume: number) => void>();
    const wake = vi.fn<() => void>();
    const vibrate = vi.fn<(pattern: number | readonly number[]) => void>();
    followSound(game, { speaker: { play, wake }, vibrate });
    const act = () => {
      const [command] = legalCommands(stateAfter(game.table.record()));
      if (command !== undefined) game.table.act(command);
    };
    return { game, play, wake, vibrate, act };
  }

  test('a card plays its sound at the chosen volume', () => {
    const { game, play, act } = table();
    game.settings.setState({ volume: 0.6 });
    play.mockClear();
    act();
    expect(play.mock.calls[0]).toEqual([expect.stringMatching(/^(card|trump)$/), 0.6]);
  });

  test('nothing plays with sound off', () => {
    const { game, play, act } = table();
    game.settings.setState({ sound: false });
    act();
    expect(play.mock.calls.filter(([, volume]) => volume > 0)).toEqual([]);
  });

  test('turning sound on turns audio on, and lets it be heard', () => {
    const { game, play, wake } = table();
    game.settings.setState({ sound: false });
    expect(wake).not.toHaveBeenCalled();
    game.settings.setState({ sound: true });
    expect(wake).toHaveBeenCalledOnce();
    expect(play).toHaveBeenLastCalledWith('card', game.settings.getState().volume);
  });

  test('an illegal card vibrates, unless vibration is off', () => {
    const { game, vibrate } = table();
    game.signals.emit('refused');
    expect(vibrate).toHaveBeenCalledOnce();
    game.settings.setState({ vibration: false });
    game.signals.emit('refused');
    expect(vibrate).toHaveBeenCalledOnce();
  });
});

/** What seat 0 sees once its first round is scored. */
function scoredView(
  rules: RuleSet,
  bids: readonly number[],
  tricks: readonly number[],
): PlayerView {
  const outcome = { handSize: 13, bids, tricks, blindNils: bids.map(() => false) };
  const score = scoreRound(rules, outcome, openingStanding(rules));
  const state = stateAfter({ header: appHeader(rules), commands: [] });
  const deal = { index: 0, dealer: 0, trump: 'S', turned: null, chooser: null } as const;
  const record = { ...deal, ...outcome, ...score };
  return viewFor({ ...state, past: [record], standing: score.standing }, 0);
}

describe('the sound of a round’s result', () => {
  /** Checks that a result has this sound, and that the marks of the score sheet ask for it, too. */
  function expectSound(
    sound: string,
    rules: RuleSet,
    [bids, tricks]: readonly [bids: readonly number[], tricks: readonly number[]],
  ): void {
    const view = scoredView(rules, bids, tricks);
    const lines = view.past.flatMap((record) => resultLines(rules, record, 0));
    expect(soundOf({ type: 'roundScored', id: 1 }, view)).toBe(sound);
    expect(lines.every(({ made }) => made) ? 'made' : 'missed').toBe(sound);
  }

  test.each([
    ['made', 'the bid exactly', [4, 3, 3, 2], [4, 3, 3, 3]],
    ['missed', 'one trick more than bid', [4, 3, 3, 2], [5, 3, 3, 2]],
  ] as const)('is %s alone for %s', (sound, _, bids, tricks) => {
    expectSound(sound, presetRules('bugger-your-neighbor'), [bids, tricks]);
  });

  // Regression: the seat's own bid decided, so a contract made with other shares sounded missed.
  test.each([
    ['made', 'the contract with other shares', [4, 3, 3, 2], [3, 3, 5, 2]],
    ['made', 'the contract with a bag', [4, 3, 3, 2], [5, 3, 3, 2]],
    ['missed', 'the contract, the own bid exact', [4, 3, 3, 2], [4, 4, 2, 3]],
    ['made', 'own nil and the partner’s contract', [0, 3, 3, 2], [0, 5, 4, 4]],
    ['missed', 'own nil made, the partner’s contract set', [0, 3, 5, 2], [0, 5, 4, 4]],
    ['missed', 'own contract made, the partner’s nil failed', [4, 3, 0, 2], [4, 3, 1, 5]],
    ['made', 'two nils', [0, 5, 0, 5], [0, 7, 0, 6]],
    ['missed', 'one of two nils', [0, 5, 0, 5], [0, 7, 1, 5]],
  ] as const)('is %s among partners for %s', (sound, _, bids, tricks) => {
    expectSound(sound, presetRules('spades'), [bids, tricks]);
  });
});
