/** Details of the table that come after the first screen, in one file. */
export { HandMessage } from './HandMessage.tsx';
export { LiveFace } from './seat/LiveFace.tsx';
export { Narrator } from './Narrator.tsx';
export { SeatStreak } from './seat/SeatStreak.tsx';
export { SidesBalance } from './bar/SidesBalance.tsx';
export { TrumpsToCome } from './bar/TrumpsToCome.tsx';
export { TurnWords } from './TurnWords.tsx';
