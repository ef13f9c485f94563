import styles from '../PlayingCard.module.css';
import { SUIT_PATHS } from '../suit-paths.ts';
import { BackFrame } from './BackFrame.tsx';

/** A scale of three arcs that hangs from a point of the pattern. */
function Scale({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.backScale} d="M-15 0a15 15 0 0 0 30 0Z" />
      <path className={styles.backLine} d="M-15 0a15 15 0 0 0 30 0M-10 0a10 10 0 0 0 20 0" />
      <path className={styles.backPip} d="M-4 0a4 4 0 0 0 8 0Z" />
    </g>
  );
}

/** Scales of an art-deco fan on petrol, a spade and its reflection in the middle. */
export function Scales() {
  return (
    <BackFrame
      name="scales"
      tile={{ width: 30, height: 30.6 }}
      pattern={
        <>
          {[0, 30].map((x) => (
            <Scale key={x} x={x} y={15.3} />
          ))}
          <Scale x={15} y={0} />
          <Scale x={15} y={30.6} />
        </>
      }
    >
      <path className={styles.backRosette} d="M0-62 44 0 0 62-44 0Z" />
      <path className={styles.backLine} d="M0-52 37 0 0 52-37 0Z" />
      {[0, 180].map((turn) => (
        <path
          key={turn}
          className={styles.backPip}
          d={SUIT_PATHS.S}
          transform={`rotate(${turn}) translate(0 -19) scale(0.3) translate(-50 -50)`}
        />
      ))}
    </BackFrame>
  );
}
