import type { SVGProps } from 'react';

/** Size of one figure and height of its rod, in SVG user units, and the color of its edges. */
export const FIGURE = { width: 120, height: 204, rod: 80, ink: '#14211b' } as const;

const WOOD = '#f4c752';
const SHADE = '#dda32f';

export interface TableFigureProps {
  kit: TableKit;
  /** Attributes of the arm's group, such as the class of an animation. */
  leftArm?: SVGProps<SVGGElement>;
  rightArm?: SVGProps<SVGGElement>;
}

/** The shapes of one figure, for an `svg` element that sets the color and width of their edges. */
export function TableFigure({ kit, leftArm, rightArm }: TableFigureProps) {
  return (
    <>
      <ellipse cx="60" cy="197" rx="36" ry="6" fill="#0005" stroke="none" />
      <path d="M36 146h19v24H36zM65 146h19v24H65z" fill={WOOD} />
      <path d="M35 160h21v26H35zM64 160h21v26H64z" fill={kit.shirt} />
      <path data-boots="" d="M56 185v11H28q0-8 7-11zM64 185v11h28q0-8-7-11z" fill={FIGURE.ink} />
      <path d="M31 121h58l2 28H63l-3-11-3 11H29z" fill={kit.shorts} />
      <g {...leftArm}>
        <path d="M17 98l-1 12a6 6 0 1 0 11 1l3-10z" fill={WOOD} />
        <path d="M35 66Q24 67 21 80l-4 18 13 3 5-13z" fill={kit.sleeves} />
      </g>
      <g {...rightArm}>
        <path d="M103 98l1 12a6 6 0 1 1-11 1l-3-10z" fill={WOOD} />
        <path d="M85 66q11 1 14 14l4 18-13 3-5-13z" fill={kit.sleeves} />
      </g>
      <path d="M51 52h18v12q-9 6-18 0z" fill={SHADE} />
      <path d="M46 62q14-5 28 0l11 4q6 2 6 8l-2 50H31l-2-50q0-6 6-8z" fill={kit.shirt} />
      <path d="M79 64l6 2q6 2 6 8l-2 50H77z" fill="#0002" stroke="none" />
      <path d="M49 61q11 9 22 0" fill="none" stroke={kit.number} strokeWidth="4" />
      <path d="M60 14q20 0 20 23-2 22-20 22-18 0-20-22Q40 14 60 14z" fill={WOOD} />
      <path d="M66 15q22 21-2 43 15-4 16-21-1-18-14-22z" fill={SHADE} stroke="none" />
      <path d="M53.5 38v.1M66.5 38v.1" strokeWidth="4.6" strokeLinecap="round" />
    </>
  );
}

/** CSS colors. `number` also colors the collar. */
export interface TableKit {
  shirt: string;
  sleeves: string;
  shorts: string;
  number: string;
}

/** Kits for the figures of the day. They do not belong to clubs. */
export const KITS: readonly [TableKit, ...TableKit[]] = [
  { shirt: '#7c1d4b', sleeves: '#84c6f1', shorts: '#ffffff', number: '#84c6f1' },
  { shirt: '#db2335', sleeves: '#ffffff', shorts: '#ffffff', number: '#ffffff' },
  { shirt: '#1b3a96', sleeves: '#1b3a96', shorts: '#1b3a96', number: '#ffffff' },
  { shirt: '#ffdc1f', sleeves: '#17191c', shorts: '#17191c', number: '#17191c' },
  { shirt: '#84c6f1', sleeves: '#ffffff', shorts: '#13224a', number: '#13224a' },
  { shirt: '#f1651e', sleeves: '#f1651e', shorts: '#17191c', number: '#ffffff' },
  { shirt: '#ffffff', sleeves: '#db2335', shorts: '#db2335', number: '#db2335' },
  { shirt: '#5b2a86', sleeves: '#ffffff', shorts: '#5b2a86', number: '#ffffff' },
  { shirt: '#13994a', sleeves: '#ffffff', shorts: '#ffffff', number: '#ffffff' },
  { shirt: '#17191c', sleeves: '#f9a11a', shorts: '#17191c', number: '#f9a11a' },
  { shirt: '#f5a3b7', sleeves: '#17191c', shorts: '#17191c', number: '#17191c' },
];
