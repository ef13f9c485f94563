import styles from '../PlayingCard.module.css';
import { BackFrame } from './BackFrame.tsx';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A brass lattice with a rosette. */
export function Lattice() {
  return (
    <BackFrame
      name="lattice"
      tile={{ width: 30, height: 30.6 }}
      pattern={
        <>
          <path className={styles.backLine} d="M0 15.3 15 0l15 15.3-15 15.3Z" />
          <path className={styles.backPip} d="m15 10 5.2 5.3-5.2 5.3-5.2-5.3Z" />
          {[0, 30].map((x) => (
            <g key={x} className={styles.backPip}>
              <circle cx={x} r="2.2" />
              <circle cx={x} cy="30.6" r="2.2" />
            </g>
          ))}
        </>
      }
    >
      <circle className={styles.backRosette} r="47" />
      <circle className={styles.backLine} r="41" />
      {PETALS.map((turn) => (
        <path
          key={turn}
          className={styles.backLine}
          transform={`rotate(${turn})`}
          d="M0 0c-11-12-11-26 0-36 11 10 11 24 0 36Z"
        />
      ))}
      <circle className={styles.backPip} r="4.5" />
    </BackFrame>
  );
}
