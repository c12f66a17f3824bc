import type { LineMark } from '@soccer-legends/ui';
import css from './DuelLine.module.css';

const WIDTH = 320;
const MARGIN = 14;
/** Distance of a mark's middle from the axis. */
const SIDE = 20;
const HEIGHT = 84;
/** More marks than this become smaller. */
const FULL_SIZE_MARKS = 12;

/** Two rounds on one axis from 0′ to 90′: the visitor's marks above it, those of the friend below. Decorative. */
export function DuelLine({ own, friend }: { own: readonly LineMark[]; friend: readonly LineMark[] }) {
  const count = Math.max(own.length, friend.length);
  return (
    <svg className={css.line} viewBox={`0 ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        className={css.axis}
        d={`M${MARGIN} 0h${WIDTH - 2 * MARGIN}M${MARGIN} -8v16M${WIDTH - MARGIN} -8v16M${WIDTH / 2} -5v10`}
      />
      <Marks marks={own} count={count} y={-SIDE} />
      <Marks marks={friend} count={count} y={SIDE} />
    </svg>
  );
}

function Marks({ marks, count, y }: { marks: readonly LineMark[]; count: number; y: number }) {
  const step = (WIDTH - 2 * MARGIN) / count;
  const scale = Math.min(1, FULL_SIZE_MARKS / count);
  return marks.map((mark, index) => (
    <g key={index} className={css[mark]} transform={`translate(${MARGIN + (index + 0.5) * step} ${y}) scale(${scale})`}>
      {mark === 'miss' ? (
        <>
          <rect x={-7.5} y={-10} width={15} height={20} rx={2.5} />
          <path className={css.sign} d="M-3.5 -3.5l7 7M3.5 -3.5l-7 7" />
        </>
      ) : (
        <>
          <circle r={10.5} />
          {mark === 'hit' && <path className={css.sign} d="M-4.5 0l3.2 3.4 6-6.6" />}
          {mark === 'near' && <path className={css.sign} d="M-4.5 0h9" />}
        </>
      )}
    </g>
  ));
}
