import { type Joker, isHighJoker } from '@/engine/cards/card.ts';
import styles from './JokerFace.module.css';
import card from './PlayingCard.module.css';

/** A star with five points around (0, 0), 2 units high. */
const STAR = 'M0-1 .235-.324.951-.309.38.124.588.809 0 .4-.588.809-.38.124-.951-.309-.235-.324Z';

/** The three horns of a jester's cap, its band and its bells, in a field of 250 by 200. */
const HORNS = [
  'M70 152C62 112 42 92 20 104C26 50 92 48 118 112L112 152Z',
  'M180 152C188 112 208 92 230 104C224 50 158 48 132 112L138 152Z',
  'M92 152C86 104 100 54 125 24C150 54 164 104 158 152Z',
] as const;
const BAND = 'M62 152H188V186H62Z';
const BELLS = [
  [20, 116],
  [230, 116],
  [125, 14],
] as const;

interface StarProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The sign of a joker beside its drawing, as it stands in texts: ★ or ☆. */
const Star = ({ x, y, size }: StarProps) => (
  <path className={styles.star} d={STAR} transform={`translate(${x} ${y}) scale(${size / 2})`} />
);

const Cap = ({ transform }: { readonly transform: string }) => (
  <g className={styles.cap} transform={transform}>
    {HORNS.map((horn) => (
      <path key={horn} d={horn} />
    ))}
    <path d={BAND} />
    {BELLS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="13" />
    ))}
  </g>
);

/** The face of a joker, a jester's cap: full for a high one, in outline for a low one. */
export function JokerFace({ card: joker }: { readonly card: Joker }) {
  const kind = isHighJoker(joker) ? 'high' : 'low';
  const star = <Star x={30} y={42} size={48} />;
  return (
    <>
      <svg className={card.full} viewBox="0 0 250 350" data-joker={kind} aria-hidden>
        {star}
        <g transform="rotate(180 125 175)">{star}</g>
        <Cap transform="translate(25 95) scale(.8)" />
      </svg>
      <svg className={card.simple} viewBox="0 0 250 350" data-joker={kind} aria-hidden>
        <Star x={48} y={56} size={76} />
        <Cap transform="translate(36 160) scale(.86)" />
      </svg>
    </>
  );
}
