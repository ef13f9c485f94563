import { type Card, type SuitCard, isJoker, rankOf, suitOf } from '@/engine/cards/card.ts';
import { latePart } from '../lazy-part.tsx';
import { CourtFigure } from './CourtFigure.tsx';
import styles from './PlayingCard.module.css';
import { isCourt, isPipOnTheRight } from './court-art.ts';
import { PIPS } from './pips.ts';
import { RANK_PATHS } from './rank-paths.ts';
import { SUIT_PATHS } from './suit-paths.ts';

/** The size of the drawing, and the cap height of the outlines of ranks, in its units. */
const WIDTH = 250;
const HEIGHT = 350;
const CAP_HEIGHT = 100;

/** A suit centered on a point. */
const place = (x: number, y: number, size: number, turned = false): string =>
  `translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 100}) translate(-50 -50)`;

interface IndexProps {
  readonly card: SuitCard;
  readonly x: number;
  readonly top: number;
  readonly rankSize: number;
  readonly suitSize: number;
  readonly gap: number;
}

function Index({ card, x, top, rankSize, suitSize, gap }: IndexProps) {
  const foot = top + rankSize;
  return (
    <>
      <path
        d={RANK_PATHS[rankOf(card)]}
        transform={`translate(${x} ${foot}) scale(${rankSize / CAP_HEIGHT})`}
      />
      <path
        d={SUIT_PATHS[suitOf(card)]}
        transform={place(x, foot + gap + suitSize / 2, suitSize)}
      />
    </>
  );
}

function Middle({ card }: { readonly card: SuitCard }) {
  const suit = SUIT_PATHS[suitOf(card)];
  const pips = PIPS[rankOf(card)];
  if (pips) {
    return pips.map(({ x, y, turned }) => (
      <path key={`${x} ${y}`} d={suit} transform={place(x, y, 48, turned)} />
    ));
  }
  if (rankOf(card) === 'A') {
    return (
      <>
        <path d={suit} transform={place(125, 175, 146)} />
        <path className={styles.inline} d={suit} transform={place(125, 176, 112)} />
      </>
    );
  }
  return null;
}

/** Fetched with the first joker, which few games have; without a connection a joker is blank. */
const JokerFace = latePart(async () => (await import('./JokerFace.tsx')).JokerFace);

/** Two faces in one: a full one, and a simple one for small cards. CSS shows one of them. */
export function CardFace({ card }: { readonly card: Card }) {
  if (!isJoker(card)) return <SuitCardFace card={card} />;
  return <JokerFace card={card} />;
}

function SuitCardFace({ card }: { readonly card: SuitCard }) {
  const court = isCourt(card);
  const index = <Index card={card} x={28} top={18} rankSize={42} suitSize={36} gap={10} />;
  return (
    <>
      {court && <CourtFigure key={card} card={card} />}
      <svg className={styles.full} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {index}
        <g transform={`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`}>{index}</g>
        <Middle card={card} />
        {court && (
          <>
            <path
              className={styles.standIn}
              d={RANK_PATHS[rankOf(card)]}
              transform="translate(125 226) scale(1.02)"
            />
            <g className={styles.courtPips}>
              {[false, true].map((turned) => {
                const right = isPipOnTheRight(card) !== turned;
                return (
                  <path
                    key={String(turned)}
                    d={SUIT_PATHS[suitOf(card)]}
                    transform={place(right ? 177 : 73, turned ? 275 : 75, 38, turned)}
                  />
                );
              })}
            </g>
          </>
        )}
      </svg>
      <svg className={styles.simple} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <Index card={card} x={43} top={22} rankSize={64} suitSize={56} gap={15} />
        <path
          className={styles.bigSuit}
          d={SUIT_PATHS[suitOf(card)]}
          transform={place(160, 250, 140)}
        />
      </svg>
    </>
  );
}
