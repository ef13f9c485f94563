import type { ReactNode } from 'react';
import type { Expression } from './expression.ts';

/** The ink of eyes and mouths. */
export const DARK = '#2a1f1c';

const MOUTH = '#7a2b2b';
const TONGUE = '#d9786c';

/** Draws the left half, and its mirror image on the right. */
export const Twice = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <g transform="matrix(-1 0 0 1 64 0)">{children}</g>
  </>
);

/** Whether a face smiles. */
export const isHappy = (expression: Expression): boolean =>
  expression === 'pleased' || expression === 'triumphant';

interface LineProps {
  readonly d: string;
  readonly width: number;
  readonly ink?: string | undefined;
}

/** A stroke with round ends. */
export const Line = ({ d, width, ink = DARK }: LineProps) => (
  <path fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" d={d} />
);

interface EyesProps {
  /** The center of the left eye. */
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  readonly expression: Expression;
  /** The color of the lids: of what surrounds the eye. */
  readonly lid: string;
  readonly iris?: string;
  /** The color of brows and of closed eyes. */
  readonly ink?: string;
}

/** Brows: raised inside when worried, sloping when disappointed. */
export function Brows({ x, y, r = 2.6, expression, ink }: Omit<EyesProps, 'lid' | 'iris'>) {
  const [outer, inner] = { worried: [-1.9, -3.3], disappointed: [-1.3, -2.4] }[
    expression as 'worried' | 'disappointed'
  ] ?? [0, 0];
  if (outer === inner) return null;
  return (
    <Twice>
      <Line
        d={`M${x - 1.7 * r} ${y + (outer ?? 0) * r}L${x + 1.3 * r} ${y + (inner ?? 0) * r}`}
        width={r * 0.62}
        ink={ink}
      />
    </Twice>
  );
}

/** Round dark eyes: laughing, half closed, or wide open. */
export function Eyes({ x, y, r = 2.6, expression, lid, iris = DARK, ink = DARK }: EyesProps) {
  if (isHappy(expression))
    return (
      <Twice>
        <Line
          d={`M${x - 1.5 * r} ${y + 0.75 * r}q${1.5 * r} ${-2.9 * r} ${3 * r} 0`}
          width={r * 0.85}
          ink={ink}
        />
      </Twice>
    );
  const size = expression === 'worried' ? r * 1.2 : r;
  // Away from whoever is looked at.
  const away = expression === 'worried' ? -0.35 : 0.3;
  return (
    <>
      <Twice>
        <circle cx={x} cy={y} r={size} fill={iris} />
        <circle cx={x + size * away} cy={y - size * 0.38} r={size * 0.34} fill="#fff" />
        {expression === 'disappointed' ? (
          <path
            fill={lid}
            d={`M${x - 1.5 * r} ${y + 0.4 * r}L${x + 1.5 * r} ${y - 0.45 * r}V${y - 1.5 * r}H${x - 1.5 * r}Z`}
          />
        ) : null}
      </Twice>
      <Brows {...{ x, y, r, expression, ink }} />
    </>
  );
}

interface MouthProps {
  /** The middle of the lips. */
  readonly x?: number;
  readonly y: number;
  /** Half the width. */
  readonly w: number;
  readonly width?: number;
  readonly expression: Expression;
  readonly ink?: string;
}

/** A mouth: smiling, drooping, pressed, or open with laughter. */
export function Mouth({ x = 32, y, w, width = 1.6, expression, ink = DARK }: MouthProps) {
  if (expression === 'triumphant')
    return (
      <>
        <path
          fill={MOUTH}
          d={`M${x - w} ${y - 0.1 * w}q${w} ${0.5 * w} ${2 * w} 0c0 ${1.1 * w} ${-0.5 * w} ${1.5 * w} ${-w} ${1.5 * w}s${-w} ${-0.4 * w} ${-w} ${-1.5 * w}Z`}
        />
        <path
          fill={TONGUE}
          d={`M${x - 0.6 * w} ${y + 0.95 * w}q${0.6 * w} ${-0.5 * w} ${1.2 * w} 0q${-0.25 * w} ${0.45 * w} ${-0.6 * w} ${0.45 * w}t${-0.6 * w} ${-0.45 * w}Z`}
        />
      </>
    );
  const curve = { neutral: 0.5, pleased: 1.1, disappointed: -0.9, worried: 0 }[expression];
  const from = y - (curve / 2) * w * 0.6;
  return expression === 'worried' ? (
    <Line
      d={`M${x - 0.8 * w} ${y + 0.25 * w}q${0.4 * w} ${-0.6 * w} ${0.8 * w} 0t${0.8 * w} 0`}
      width={width}
      ink={ink}
    />
  ) : (
    <Line d={`M${x - w} ${from}q${w} ${curve * w} ${2 * w} 0`} width={width} ink={ink} />
  );
}

/** A muzzle that ends in the nose: the corners of the mouth beside it. */
export function Muzzle({ y, w, expression, ink = DARK, width = 1.5 }: Omit<MouthProps, 'x'>) {
  if (expression === 'neutral') return null;
  const lift = { pleased: -0.7, triumphant: -0.85, disappointed: 0.55, worried: 0.1 }[expression];
  return (
    <>
      {expression === 'triumphant' ? (
        <path fill={MOUTH} d={`M${32 - 0.7 * w} ${y}q${0.7 * w} ${1.6 * w} ${1.4 * w} 0Z`} />
      ) : null}
      <Twice>
        <Line d={`M32 ${y}q${-0.6 * w} ${0.3 * w} ${-w} ${lift * w}`} width={width} ink={ink} />
      </Twice>
    </>
  );
}

/** How ears are turned and lowered: they droop with disappointment. */
export function ears(expression: Expression, x: number, y: number, maxDegrees = 34): string {
  const turn = { neutral: 0, pleased: 0.1, triumphant: 0.2, worried: -0.4, disappointed: -1 }[
    expression
  ];
  return `rotate(${turn * maxDegrees} ${x} ${y})`;
}

/** What hangs in the air: a drop of sweat, or sparks. */
export function Aura({ expression }: { readonly expression: Expression }) {
  if (expression === 'worried')
    return (
      <path
        fill="#a9d8f2"
        d="M53 10c3.500 4 4.500 6.300 4.500 8.300a4.500 4.500 0 0 1-9 0c0-2 1-4.300 4.500-8.300Z"
      />
    );
  if (expression !== 'triumphant') return null;
  return (
    <path
      fill="#f7d774"
      d="M8 12q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7Zm49-4q.8 5 6 6-5.200 1-6 6-.8-5-6-6 5.200-1 6-6Zm-2 32q.6 3.500 4.500 4-3.900.5-4.500 4-.6-3.500-4.500-4 3.900-.5 4.500-4Z"
    />
  );
}
