declare module 'zzfx' {
  /** https://github.com/KilledByAPixel/ZzFX: what is used of it. */
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volumeScale?: number): unknown;
  };
}
