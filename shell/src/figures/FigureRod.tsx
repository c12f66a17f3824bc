import { useId } from 'react';
import css from './FigureRod.module.css';
import { itemOfDay, useDay } from '../page/day.ts';
import { FIGURE, KITS, TableFigure, type TableKit } from './TableFigure.tsx';

export interface FigureRodProps {
  /** The default is the kit of the day. */
  kit?: TableKit;
  /** Number of each figure, from left to right. The default is one figure without a number. */
  numbers: readonly number[];
  /** `busts` shows the figures from the waist up. */
  cut?: 'whole' | 'busts';
  cheering?: boolean;
}

const { width: WIDTH, height: HEIGHT, ink: INK, rod: ROD } = FIGURE;
/** Visible part of a bust: `top` is above the head and the raised hands. */
const BUST = { top: 6, height: 116 };
/** With more figures, those on the right may be cut off. */
const MOST_WHOLE = 3;

/** Figures on a rod of a football table. Decorative. */
export function FigureRod({ kit: fixed, numbers, cut = 'whole', cheering = false }: FigureRodProps) {
  const figure = useId();
  const ofDay = itemOfDay(KITS, useDay()) ?? KITS[0];
  const kit = fixed ?? ofDay;
  const shirts = numbers.length > 0 ? numbers : [undefined];
  const [top, height] = cut === 'busts' ? [BUST.top, BUST.height] : [0, HEIGHT];
  const fit = cut === 'whole' && shirts.length > MOST_WHOLE ? 'slice' : 'meet';
  return (
    <svg
      className={css.rod}
      viewBox={`0 ${top} ${shirts.length * WIDTH} ${height}`}
      // Figures are cut off at the right edge of the cover.
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
          <TableFigure
            kit={kit}
            leftArm={{ className: cheering ? css.left : undefined }}
            rightArm={{ className: cheering ? css.right : undefined }}
          />
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
