import { useId } from 'react';
import css from './FigureRod.module.css';
import type { TableKit } from './kits.ts';

export interface FigureRodProps {
  kit: TableKit;
  /** The number of each figure, from left to right. By default, there is one figure without a number. */
  numbers: readonly number[];
  /** `busts` shows the figures down to the waist. */
  cut?: 'whole' | 'busts';
  /** Whether the figures raise their arms. */
  cheering?: boolean;
}

const INK = '#14211b';
const WOOD = '#f4c752';
const SHADE = '#dda32f';
/** Size of one figure, in units of the drawing. */
const WIDTH = 120;
const HEIGHT = 204;
/** Of a bust, from its top edge above the head or the raised hands. */
const BUST = { top: 6, height: 116 };
const ROD = 80;
/** Above this number, figures may be cut off on the right. */
const MOST_WHOLE = 3;

/** A steel rod with figures of a football table. Decorative. */
export function FigureRod({ kit, numbers, cut = 'whole', cheering = false }: FigureRodProps) {
  const figure = useId();
  const shirts = numbers.length > 0 ? numbers : [undefined];
  const [top, height] = cut === 'busts' ? [BUST.top, BUST.height] : [0, HEIGHT];
  const fit = cut === 'whole' && shirts.length > MOST_WHOLE ? 'slice' : 'meet';
  return (
    <svg
      className={css.rod}
      viewBox={`0 ${top} ${shirts.length * WIDTH} ${height}`}
      // Cuts off figures at the right, at the edge of the cover.
      preserveAspectRatio={fit === 'slice' ? 'xMinYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
      stroke={INK}
      strokeWidth="2.6"
      strokeLinejoin="round"
    >
      <path d={`M-999 ${ROD - 4}h2999v8h-2999z`} fill="#aeb9b6" />
      <path d={`M-999 ${ROD - 2}h2999`} stroke="#f3f7f5" strokeWidth="2" />
      <defs>
        <g id={figure}>
          <ellipse cx="60" cy="197" rx="36" ry="6" fill="#0005" stroke="none" />
          <path d="M36 146h19v24H36zM65 146h19v24H65z" fill={WOOD} />
          <path d="M35 160h21v26H35zM64 160h21v26H64z" fill={kit.shirt} />
          <path d="M56 185v11H28q0-8 7-11zM64 185v11h28q0-8-7-11z" fill={INK} />
          <path d="M31 121h58l2 28H63l-3-11-3 11H29z" fill={kit.shorts} />
          <g className={cheering ? css.left : undefined}>
            <path d="M17 98l-1 12a6 6 0 1 0 11 1l3-10z" fill={WOOD} />
            <path d="M35 66Q24 67 21 80l-4 18 13 3 5-13z" fill={kit.sleeves} />
          </g>
          <g className={cheering ? css.right : undefined}>
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
        </g>
      </defs>
      {shirts.map((number, index) => (
        <g key={index} transform={`translate(${index * WIDTH})`}>
          <use href={`#${figure}`} />
          <text x="60" y="111" textAnchor="middle" fill={kit.number} stroke="none">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
