/** The sounds. */
export const SOUNDS = [
  'deal',
  'bid',
  'card',
  'trump',
  'trick',
  'ownTrick',
  'turn',
  'refused',
  'made',
  'missed',
  'won',
  'lost',
  'stamp',
  'sunk',
  'broken',
  'hooked',
  'lastTrick',
  'lead',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Parameters of zzfx; missing ones have its defaults. */
interface Recipe {
  readonly volume: number;
  readonly frequency: number;
  /** Seconds. */
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly decay?: number;
  /** 0 sine, 1 triangle, 4 noise. */
  readonly shape?: 0 | 1 | 4;
  readonly slide?: number;
  readonly pitchJump?: number;
  readonly pitchJumpTime?: number;
  readonly repeatTime?: number;
  readonly noise?: number;
  /** Cutoff in Hz; negative for low-pass. */
  readonly filter?: number;
  readonly sustainVolume?: number;
}

/** Wood, felt and paper, and a few notes in A major; all shorter than a second. */
export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  deal: {
    volume: 0.4,
    frequency: 90,
    release: 0.05,
    sustain: 0.36,
    shape: 4,
    repeatTime: 0.055,
    filter: -2600,
  },
  bid: { volume: 0.55, frequency: 300, release: 0.05, shape: 1, slide: -6, filter: -1800 },
  card: { volume: 0.45, frequency: 130, release: 0.055, decay: 0.012, shape: 4, filter: -2200 },
  trump: {
    volume: 0.9,
    frequency: 110,
    release: 0.16,
    decay: 0.02,
    shape: 1,
    slide: -2,
    noise: 0.6,
    filter: -1500,
  },
  trick: { volume: 0.4, frequency: 180, attack: 0.03, release: 0.12, shape: 4, filter: -1200 },
  ownTrick: {
    volume: 0.5,
    frequency: 554.4,
    release: 0.22,
    decay: 0.03,
    shape: 1,
    pitchJump: 105,
    pitchJumpTime: 0.07,
    filter: -3200,
  },
  turn: { volume: 0.35, frequency: 880, attack: 0.004, release: 0.2, decay: 0.02, shape: 0 },
  refused: {
    volume: 0.45,
    frequency: 165,
    release: 0.09,
    sustain: 0.03,
    shape: 1,
    slide: -1.2,
    filter: -900,
  },
  made: {
    volume: 0.5,
    frequency: 440,
    release: 0.4,
    sustain: 0.08,
    shape: 1,
    pitchJump: 114.4,
    pitchJumpTime: 0.09,
    filter: -3600,
  },
  missed: {
    volume: 0.45,
    frequency: 277.2,
    release: 0.36,
    sustain: 0.06,
    shape: 1,
    pitchJump: -57.2,
    pitchJumpTime: 0.13,
    filter: -1400,
  },
  won: {
    volume: 0.55,
    frequency: 440,
    release: 0.5,
    sustain: 0.32,
    shape: 1,
    pitchJump: 110,
    pitchJumpTime: 0.1,
    filter: -4200,
  },
  lost: {
    volume: 0.4,
    frequency: 329.6,
    release: 0.5,
    sustain: 0.16,
    shape: 1,
    pitchJump: -54.9,
    pitchJumpTime: 0.16,
    filter: -1600,
  },
  /** A rubber stamp on wood. */
  stamp: {
    volume: 0.9,
    frequency: 150,
    release: 0.14,
    decay: 0.02,
    shape: 1,
    slide: -3,
    noise: 0.35,
    filter: -1900,
  },
  sunk: {
    volume: 0.45,
    frequency: 246.9,
    attack: 0.01,
    sustain: 0.1,
    release: 0.34,
    shape: 0,
    slide: -1.6,
    filter: -1100,
  },
  broken: {
    volume: 0.45,
    frequency: 420,
    release: 0.2,
    decay: 0.03,
    shape: 4,
    slide: -4,
    filter: -3400,
  },
  hooked: {
    volume: 0.45,
    frequency: 370,
    release: 0.16,
    shape: 1,
    pitchJump: -93,
    pitchJumpTime: 0.06,
    filter: -2200,
  },
  /** A short roll on a drum. */
  lastTrick: {
    volume: 0.45,
    frequency: 95,
    sustain: 0.3,
    release: 0.1,
    shape: 1,
    repeatTime: 0.06,
    noise: 0.3,
    filter: -900,
  },
  lead: {
    volume: 0.5,
    frequency: 440,
    sustain: 0.22,
    release: 0.45,
    shape: 1,
    pitchJump: 146.7,
    pitchJumpTime: 0.11,
    filter: -4000,
  },
};

/** In the order in which zzfx takes its parameters. */
export const parametersOf = (recipe: Recipe): (number | undefined)[] => [
  recipe.volume,
  0.03,
  recipe.frequency,
  recipe.attack,
  recipe.sustain,
  recipe.release,
  recipe.shape,
  1,
  recipe.slide,
  0,
  recipe.pitchJump,
  recipe.pitchJumpTime,
  recipe.repeatTime,
  recipe.noise,
  0,
  0,
  0,
  recipe.sustainVolume,
  recipe.decay,
  0,
  recipe.filter,
];
