/** What comes to the seats after the first screen, in one file. */
export { LiveFace } from './LiveFace.tsx';
export { SeatStreak } from './SeatStreak.tsx';
export { SpeedUp } from './SpeedUp.tsx';
