import type { Mark } from '@soccer-legends/contracts';
import type { ReactNode } from 'react';
import css from './MatchAxis.module.css';

/** Width of the picture, and the space on both sides of the axis, in units of the picture. */
export const AXIS_WIDTH = 320;
export const AXIS_MARGIN = 14;
const LENGTH = AXIS_WIDTH - 2 * AXIS_MARGIN;
/** With more marks, each of them is smaller. */
const FULL_SIZE_MARKS = 12;

export interface MatchAxisProps {
  /** Upper edge of the picture; the axis is at 0. */
  top: number;
  height: number;
  /** Text for screen readers. A picture without one is decorative. */
  label?: string;
  children: ReactNode;
}

/** The axis of a match from 0′ to 90′, for marks above and below it. */
export function MatchAxis({ top, height, label, children }: MatchAxisProps) {
  const text = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={css.picture} viewBox={`0 ${top} ${AXIS_WIDTH} ${height}`} {...text}>
      <path
        className={css.axis}
        d={`M${AXIS_MARGIN} 0h${LENGTH}M${AXIS_MARGIN} -8v16M${AXIS_WIDTH - AXIS_MARGIN} -8v16M${AXIS_WIDTH / 2} -5v10`}
      />
      {children}
    </svg>
  );
}

export interface AxisMarksProps {
  marks: readonly Mark[];
  /** Number of marks for which the axis has room. The default is the number of marks. */
  places?: number;
  /** Position of each mark, from 0 at the left end of the axis to 1 at the right end. By default, they are spread evenly. */
  at?: readonly number[];
  /** Distance between the center of a mark and the axis, negative above it. Smaller marks are nearer. */
  y: (mark: Mark) => number;
  /** Whether only outlines are drawn, as for another person's round. */
  isOutlined?: boolean;
}

/** The marks of one round along the axis: balls, and cards for misses. */
export function AxisMarks({ marks, places = marks.length, at, y, isOutlined = false }: AxisMarksProps) {
  const scale = Math.min(1, FULL_SIZE_MARKS / places);
  return marks.map((mark, index) => (
    <g
      key={index}
      className={isOutlined ? css.outlined : css[mark]}
      transform={`translate(${AXIS_MARGIN + LENGTH * (at?.[index] ?? (index + 0.5) / places)} 0) scale(${scale})`}
    >
      <MarkSign mark={mark} y={y(mark)} />
    </g>
  ));
}

function MarkSign({ mark, y }: { mark: Mark; y: number }) {
  return (
    <>
      <path d={`M0 0V${y}`} />
      {mark === 'miss' ? <rect x={-7.5} y={y - 10} width={15} height={20} rx={2.5} /> : <circle cy={y} r={10.5} />}
      {mark === 'hit' && <path className={css.sign} d={`M-4.5 ${y}l3.2 3.4 6-6.6`} />}
      {mark === 'near' && <path className={css.sign} d={`M-4.5 ${y}h9`} />}
      {mark === 'hint' && <path className={css.sign} d={`M-3 ${y - 2.5}a3 3 0 1 1 3 3.5v1.5M0 ${y + 6}v.01`} />}
      {mark === 'miss' && <path className={css.sign} d={`M-3.5 ${y - 3.5}l7 7M3.5 ${y - 3.5}l-7 7`} />}
    </>
  );
}
