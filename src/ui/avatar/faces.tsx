import type { ComponentType, ReactNode } from 'react';
import type { Expression } from './expression.ts';
import { Aura, Brows, DARK, Eyes, Line, Mouth, Muzzle, Twice, ears, isHappy } from './features.tsx';

/*
 * Seven regulars of the house, drawn for this game: heads from the front, flat, light from above,
 * in the clothes they play in. Their colors do not depend on the theme.
 * Eyes, mouths and ears tell how the game goes for them, so that a face of 30 px shows it.
 */

interface FaceProps {
  readonly expression: Expression;
}

const Head = ({ children }: { readonly children: ReactNode }) => (
  <g transform="translate(32 31) scale(.84) translate(-32 -34)">{children}</g>
);

const Shoulders = ({ color }: { readonly color: string }) => (
  <path fill={color} d="M4 70C5 56 16 50 32 50s27 6 28 20Z" />
);

const Fox = ({ expression }: FaceProps) => (
  <>
    <Shoulders color="#9c3b34" />
    <Head>
      <Twice>
        <g transform={ears(expression, 20, 30)}>
          <path fill="#d8713a" d="M9 5c9 3 16 10 19 18L10 34C7 24 6 14 9 5Z" />
          <path fill="#5b2b22" d="M12 11c5 3 9 7 11 12l-9 6c-2-6-3-12-2-18Z" />
        </g>
      </Twice>
      <path
        fill="#e0793e"
        d="M32 62c-4 0-6-2-9-5C13 51 6 43 8 32c3-10 13-15 24-15s21 5 24 15c2 11-5 19-15 25-3 3-5 5-9 5Z"
      />
      <Twice>
        <path fill="#fcefdc" d="M8 34c8-1 18 6 24 28-4 0-6-2-9-5C13 51 6 43 8 34Z" />
      </Twice>
      <path fill="#c9622f" d="M32 17c3 5 4 12 3 19h-6c-1-7 0-14 3-19Z" opacity=".55" />
      <Eyes x={21.5} y={36} lid="#e0793e" expression={expression} />
      <Muzzle y={54} w={8} expression={expression} />
      <ellipse cx="32" cy="58.5" rx="4.4" ry="3.5" fill={DARK} />
    </Head>
    <path fill="#c95a4b" d="M14 54c6 5 30 5 36 0l2 5c-8 6-32 6-40 0Z" />
  </>
);

const OwlEye = ({ expression }: FaceProps) => {
  if (isHappy(expression)) return <Line d="M14.5 32q7-11 14 0" width={2.6} />;
  const [pupil, r] = expression === 'worried' ? [20.5, 3.1] : [23, 4.2];
  return (
    <>
      <circle cx="22.5" cy="29" r="7.2" fill="#e9a93a" />
      <circle cx={pupil} cy="29" r={r} fill={DARK} />
      <circle cx={pupil + 1.5} cy="27.3" r="1.3" fill="#fff" />
      {expression === 'disappointed' ? (
        <path fill="#6e4d35" d="M10.4 32.5A11.5 11.5 0 0 1 32.6 26Z" />
      ) : null}
      {expression === 'worried' ? <Line d="M12 19l14-6" width={2.4} ink="#4a3222" /> : null}
    </>
  );
};

const Owl = ({ expression }: FaceProps) => (
  <>
    <path fill="#6e4d35" d="M10 70C6 50 12 38 32 38s26 12 22 32Z" />
    <path
      fill="#8a6344"
      d="M11 8c4 0 9 2 12 5 6-2 12-2 18 0 3-3 8-5 12-5 1 5 0 9-1 12 4 22-4 34-20 34S8 42 12 20c-1-3-2-7-1-12Z"
    />
    <path
      fill="#6e4d35"
      d="M11 8c4 0 9 2 12 5 4 3 7 7 9 13 2-6 5-10 9-13 3-3 8-5 12-5-3 6-9 11-21 11S14 14 11 8Z"
    />
    <Twice>
      <circle cx="21.5" cy="29" r="11.5" fill="#f1dcbc" />
      <OwlEye expression={expression} />
    </Twice>
    {expression === 'triumphant' ? <path fill="#7a2b2b" d="M28.5 38h7l-3.500 11Z" /> : null}
    <path fill="#d8923a" d="M32 32c3 2 4 5 3 8-1 2-2 4-3 5-1-1-2-3-3-5-1-3 0-6 3-8Z" />
    <path
      fill="none"
      stroke="#d9b98d"
      strokeWidth="1.8"
      strokeLinecap="round"
      d="M22 52q3 3 6 0m8 0q3 3 6 0m-13 6q3 3 6 0m-19 0q3 3 6 0m20 0q3 3 6 0"
    />
  </>
);

const Badger = ({ expression }: FaceProps) => (
  <>
    <Shoulders color="#36513f" />
    <Head>
      <Twice>
        <circle cx="12" cy="17" r="6.5" fill="#2f2d31" />
        <path fill="#f4efe6" d="M6 15a6.5 6.5 0 0 1 11-3l-3 3c-3-2-5-1-8 0Z" />
      </Twice>
      <path
        fill="#f4efe6"
        d="M32 62c-5 0-7-3-10-7C13 50 6 42 6 32 6 19 18 10 32 10s26 9 26 22c0 10-7 18-16 23-3 4-5 7-10 7Z"
      />
      <Twice>
        <path
          fill="#2f2d31"
          d="M17 13c5-2 9 2 10.5 10C29 32 28 44 27 54c-9-2-16-11-16.5-24C10 21 12 15 17 13Z"
        />
        <path fill="#d9d2c6" d="M6 32c1 10 7 18 16 23 1 1 2 3 3 4C14 55 6 45 6 32Z" />
      </Twice>
      <Eyes
        x={21.5}
        y={35}
        r={3.2}
        lid="#2f2d31"
        iris="#0f0e10"
        ink="#f4efe6"
        expression={expression}
      />
      <Muzzle y={52.5} w={8} ink="#2f2d31" expression={expression} />
      <ellipse cx="32" cy="57" rx="5.6" ry="4.4" fill="#1d1b1e" />
      <ellipse cx="32" cy="55.6" rx="2.4" ry="1" fill="#5c585e" />
    </Head>
    <path fill="#d8a545" d="M32 57c-3-3-7-4-10-3v9c3 1 7 0 10-3 3 3 7 4 10 3v-9c-3-1-7 0-10 3Z" />
    <circle cx="32" cy="58.5" r="2.4" fill="#b5822c" />
  </>
);

const Hare = ({ expression }: FaceProps) => (
  <>
    <Shoulders color="#2f5d8a" />
    <g transform="translate(0 1)">
      <Twice>
        <g transform={ears(expression, 25, 27, 62)}>
          <path fill="#b98d63" d="M19 1c7 0 11 12 10 26l-8 2C15 18 12 2 19 1Z" />
          <path fill="#e7b7a0" d="M20 5c4 1 7 10 6 20l-3 1C18 18 16 5 20 5Z" />
        </g>
      </Twice>
      <path
        fill="#c99d70"
        d="M32 21c11 0 17 7 17 17 0 4-1 7-3 10-3 4-8 7-14 7s-11-3-14-7c-2-3-3-6-3-10 0-10 6-17 17-17Z"
      />
      <path fill="#f6e7d2" d="M32 41c5 0 9 2 10 6 0 4-5 8-10 8s-10-4-10-8c1-4 5-6 10-6Z" />
      <Eyes x={22.5} y={37} r={3} lid="#c99d70" expression={expression} />
      {expression === 'neutral' ? null : <Mouth y={48.5} w={6} expression={expression} />}
      <path fill="#b4605a" d="M28.5 42.500h7c0 2-2 3.5-3.5 3.500s-3.5-1.5-3.5-3.500Z" />
      <path fill="none" stroke="#7c5a3c" strokeWidth="1.2" strokeLinecap="round" d="M32 46v3" />
      <path fill="#fff" d="M29.6 48.500h4.800v4.300h-4.800Z" />
      <path fill="none" stroke="#d9c7ae" strokeWidth=".6" d="M32 48.500v4.3" />
    </g>
    <path fill="#f2e4c9" d="M16 57c8 4 24 4 32 0l-8 7H24Z" />
  </>
);

const Bear = ({ expression }: FaceProps) => (
  <>
    <Shoulders color="#b07a2e" />
    <Head>
      <Twice>
        <circle cx="12.5" cy="20" r="8" fill="#6d4530" />
        <circle cx="13.5" cy="21" r="4.2" fill="#b98562" />
      </Twice>
      <path
        fill="#7f5239"
        d="M32 12c15 0 25 10 25 25 0 13-10 23-25 23S7 50 7 37c0-15 10-25 25-25Z"
      />
      <ellipse cx="32" cy="47" rx="12.5" ry="10" fill="#d7ae84" />
      <ellipse cx="32" cy="42.5" rx="5" ry="3.6" fill={DARK} />
      <path fill="none" stroke={DARK} strokeWidth="1.6" strokeLinecap="round" d="M32 46v4" />
      <Mouth y={51} w={5} expression={expression} />
      <Eyes x={20.5} y={35} r={2.8} lid="#7f5239" ink="#1d110b" expression={expression} />
      {/* The cap he never takes off. */}
      <path fill="#3d4a54" d="M9 25C9 12 19 5 33 5c13 0 22 8 22 19-8-4-15-5-23-5-9 0-16 2-23 6Z" />
      <path
        fill="#2d3840"
        d="M8 26c7-6 15-7 24-7s17 1 24 6c1 2 0 3-2 3-14-5-30-5-44 1-2 0-3-1-2-3Z"
      />
      <circle cx="32" cy="5.5" r="2" fill="#2d3840" />
    </Head>
  </>
);

const CatEyes = ({ expression }: FaceProps) =>
  isHappy(expression) ? (
    <Eyes x={21.5} y={36.5} r={3.4} lid="#8d95a0" expression={expression} />
  ) : (
    <>
      <Twice>
        <ellipse cx="21.5" cy="36.5" rx="4.8" ry="4.3" fill="#c9d27a" />
        <ellipse
          cx="21.5"
          cy="36.5"
          rx={expression === 'worried' ? 2.8 : 1.5}
          ry={expression === 'worried' ? 3.4 : 4}
          fill={DARK}
        />
        <circle cx="22.8" cy="35" r=".9" fill="#fff" />
        {expression === 'disappointed' ? (
          <path fill="#8d95a0" d="M15 38.500 28 34.500V30H15Z" />
        ) : null}
      </Twice>
      <Brows x={21.5} y={37.5} r={3.6} expression={expression} />
    </>
  );

const Cat = ({ expression }: FaceProps) => (
  <>
    <path fill="#6f7680" d="M10 70c0-14 8-20 22-20s22 6 22 20Z" />
    <Head>
      <Twice>
        <g transform={ears(expression, 20, 30, 26)}>
          <path fill="#7d8590" d="M9 6c8 2 15 7 19 14L9 34C6 24 6 14 9 6Z" />
          <path fill="#d8a99c" d="M12 12c4 2 8 5 11 9l-10 8c-2-6-2-12-1-17Z" />
        </g>
      </Twice>
      <path
        fill="#8d95a0"
        d="M32 15c15 0 26 9 26 23 0 12-11 21-26 21S6 50 6 38c0-14 11-23 26-23Z"
      />
      <path
        fill="none"
        stroke="#5a616b"
        strokeWidth="3"
        strokeLinecap="round"
        d="M32 17v8m-7-7 2 6m12-6-2 6M8 39l6 1m-5 7 6-2m41-6-6 1m5 7-6-2"
      />
      <path fill="#eef0ee" d="M32 43c6 0 11 3 11 8 0 4-5 8-11 8s-11-4-11-8c0-5 5-8 11-8Z" />
      <CatEyes expression={expression} />

      <path fill="#c97a70" d="M28.5 44h7c0 2-2 3.5-3.5 3.500s-3.5-1.5-3.5-3.500Z" />
      <path
        fill="none"
        stroke={DARK}
        strokeWidth="1.3"
        strokeLinecap="round"
        d={
          expression === 'neutral'
            ? 'M32 47.5V50m-5 1.500c2 1.5 4 1 5-1.5 1 2.5 3 3 5 1.5'
            : 'M32 47.5v2.5'
        }
      />
      {expression === 'neutral' ? null : <Mouth y={51.5} w={6} expression={expression} />}
    </Head>
    <path fill="#a12f3c" d="M17 53c8 4 22 4 30 0v4c-8 4-22 4-30 0Z" />
    <circle cx="32" cy="60" r="3.6" fill="#e0ae4c" />
    <path fill="none" stroke="#8d651d" strokeWidth="1" d="M28.5 60h7M32 60v3" />
  </>
);

const FrogEye = ({ expression }: FaceProps) => {
  if (isHappy(expression)) return <Line d="M11.5 22.500q5.500-9 11 0" width={2.2} />;
  const [pupil, size] = expression === 'worried' ? [15.5, 0.7] : [17.8, 1];
  return (
    <>
      <ellipse cx={pupil} cy="19.5" rx={4 * size} ry={3.4 * size} fill={DARK} />
      <circle cx={pupil + 1.4} cy="18.2" r="1.1" fill="#fff" />
      {expression === 'disappointed' ? (
        <path fill="#6f9f4e" d="M10.4 21.5A7 7 0 0 1 23.2 17Z" />
      ) : null}
    </>
  );
};

const FROG_MOUTHS = {
  neutral: 'M9 43c9 7 37 7 46 0',
  pleased: 'M8 40c8 12 40 12 48 0',
  triumphant: 'M8 40c8 8 40 8 48 0',
  worried: 'M14 46q6-5 12 0t12 0 12 0',
  disappointed: 'M11 49c8-8 34-8 42 0',
} as const;

const FrogMouth = ({ expression }: FaceProps) => (
  <>
    {expression === 'triumphant' ? (
      <>
        <path fill="#7a2b2b" d="M10 41.500c9 6 35 6 44 0-2 12-10 17-22 17s-20-5-22-17Z" />
        <path fill="#d9786c" d="M20 54c3-5 21-5 24 0-3 3-7 4.500-12 4.500s-9-1.500-12-4.500Z" />
      </>
    ) : null}
    <Line d={FROG_MOUTHS[expression]} width={2} ink="#355a2b" />
  </>
);

const Frog = ({ expression }: FaceProps) => (
  <>
    <Shoulders color="#4c3a63" />
    <path fill="#f3ead8" d="m22 53 10 5 10-5 2 4-12 9-12-9Z" />
    <Head>
      <Twice>
        <circle cx="17" cy="20" r="10" fill="#6f9f4e" />
        <circle cx="17" cy="19.5" r="6.6" fill="#f6f1d8" />
        <FrogEye expression={expression} />
      </Twice>
      <path fill="#7cae58" d="M32 20c17 0 28 9 28 21S48 60 32 60 4 53 4 41s11-21 28-21Z" />
      <path fill="#b9d48b" d="M9 46c8 5 38 5 46 0-3 9-12 14-23 14S12 55 9 46Z" />
      <FrogMouth expression={expression} />
      <path
        fill="#355a2b"
        d="M28 34a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600m8 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6"
      />
      <Twice>
        <ellipse cx="12" cy="39" rx="3.5" ry="2.2" fill="#d98d72" opacity=".55" />
      </Twice>
    </Head>
  </>
);

const FACES: readonly ComponentType<FaceProps>[] = [Fox, Owl, Badger, Hare, Bear, Cat, Frog];

interface AnyFaceProps extends FaceProps {
  readonly index: number;
}

/** The drawing of a face on a field of 64 × 64. */
export function Face({ index, expression }: AnyFaceProps) {
  const Drawn = FACES[index % FACES.length] ?? Fox;
  return (
    <>
      <Drawn expression={expression} />
      <Aura expression={expression} />
    </>
  );
}
