import styles from '../PlayingCard.module.css';
import { BackFrame } from './BackFrame.tsx';

const POINTS = [0, 90, 180, 270];

/** Small stars on plum around a compass rose. */
export function Compass() {
  return (
    <BackFrame
      name="compass"
      tile={{ width: 42, height: 43.71 }}
      pattern={
        <>
          <path
            className={styles.backPip}
            d="m21 13 2.4 6.4 6.4 2.4-6.4 2.4-2.4 6.4-2.4-6.4-6.4-2.4 6.4-2.4Z"
          />
          {[0, 42].map((x) => (
            <g key={x} className={styles.backPip}>
              <circle cx={x} r="2.4" />
              <circle cx={x} cy="43.71" r="2.4" />
            </g>
          ))}
        </>
      }
    >
      <circle className={styles.backRosette} r="60" />
      <circle className={styles.backLine} r="54" />
      <circle className={styles.backLine} r="30" />
      {POINTS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.backPip} d="M0-48 8-8H-8Z" />
          <path className={styles.backLine} transform="rotate(45)" d="M0-36 6-6H-6Z" />
        </g>
      ))}
      <circle className={styles.backRosette} r="7" />
      <circle className={styles.backLine} r="7" />
    </BackFrame>
  );
}
