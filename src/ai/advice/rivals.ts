import { HUMAN, type Level, type PlayerView } from '../../engine/index.ts';

/** How the chance that the worlds say is bent, on the scale of log-odds. */
interface Bend {
  readonly shift: number;
  readonly scale: number;
}

/**
 * The worlds are played by expert's nets for all seats. Where others sit at the table, bids come
 * true more or less often than that says; fitted to what was observed (npm run calibration).
 */
const BENDS: Readonly<Record<Level, Bend>> = {
  easy: { shift: 0, scale: 1 },
  medium: { shift: 0, scale: 1 },
  hard: { shift: 0, scale: 1 },
  expert: { shift: 0, scale: 1 },
  master: { shift: 0, scale: 1 },
};

/** How chances are bent at the table of a view: the mean over those who sit there. */
export function bendAt({ seats, seat }: PlayerView): Bend {
  const rivals = seats.filter((_, each) => each !== seat);
  const bends = rivals.map(({ player }) => BENDS[player === HUMAN ? 'expert' : player]);
  const mean = (of: (bend: Bend) => number): number =>
    bends.reduce((sum, bend) => sum + of(bend), 0) / bends.length;
  return { shift: mean(({ shift }) => shift), scale: mean(({ scale }) => scale) };
}

/** The chance as it comes true at that table. */
export function bent(chance: number, { shift, scale }: Bend): number {
  if (chance <= 0 || chance >= 1) return chance;
  return 1 / (1 + Math.exp(-(shift + scale * Math.log(chance / (1 - chance)))));
}
