/** Details of the table that come after the first screen, in one file. */
export { HandMessage } from './HandMessage.tsx';
export { LiveFace } from './seat/LiveFace.tsx';
export { SeatStreak } from './seat/SeatStreak.tsx';
export { TurnWords } from './TurnWords.tsx';
