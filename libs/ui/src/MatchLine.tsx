import css from './MatchLine.module.css';

/** How one question of a round ended. */
export type LineMark = 'hit' | 'near' | 'miss' | 'none';

export interface MatchLineProps {
  marks: readonly LineMark[];
  /** The text for screen readers, such as "9 of 10 right". */
  label: string;
}

const WIDTH = 320;
const MARGIN = 14;
const AXIS = 38;
/** Distances from the axis: upper ends of a ball and of the axis' own ends, baselines of the times. */
const BALL_TOP = 32;
const BARE_TOP = 12;
const TIMES_BELOW_CARDS = 42;
const TIMES_BELOW_AXIS = 24;
const BOTTOM_MARGIN = 6;
/** More marks than this become smaller. */
const FULL_SIZE_MARKS = 12;

/** A round as a match from 0′ to 90′: hits above the line as balls, misses below it as cards. */
export function MatchLine({ marks, label }: MatchLineProps) {
  const step = (WIDTH - 2 * MARGIN) / marks.length;
  const scale = Math.min(1, FULL_SIZE_MARKS / marks.length);
  const top = AXIS - (marks.some((mark) => mark !== 'miss') ? BALL_TOP : BARE_TOP);
  const times = AXIS + (marks.includes('miss') ? TIMES_BELOW_CARDS : TIMES_BELOW_AXIS);
  const height = times + BOTTOM_MARGIN - top;
  return (
    <svg className={css.line} viewBox={`0 ${top} ${WIDTH} ${height}`} role="img" aria-label={label}>
      <path
        className={css.axis}
        d={`M${MARGIN} ${AXIS}h${WIDTH - 2 * MARGIN}M${MARGIN} ${AXIS - 8}v16M${WIDTH - MARGIN} ${AXIS - 8}v16M${WIDTH / 2} ${AXIS - 5}v10`}
      />
      {marks.map((mark, index) => (
        <g
          key={index}
          className={css[mark]}
          transform={`translate(${MARGIN + (index + 0.5) * step} ${AXIS}) scale(${scale})`}
        >
          {mark === 'miss' ? (
            <>
              <path d="M0 0v5" />
              <rect x={-7.5} y={5} width={15} height={20} rx={2.5} />
              <path className={css.sign} d="M-3.5 11.5l7 7M3.5 11.5l-7 7" />
            </>
          ) : (
            <>
              <path d="M0 0v-8" />
              <circle cy={-19} r={10.5} />
              {mark === 'hit' && <path className={css.sign} d="M-4.5-19l3.2 3.4 6-6.6" />}
              {mark === 'near' && <path className={css.sign} d="M-4.5-19h9" />}
            </>
          )}
        </g>
      ))}
      <text x={MARGIN} y={times}>
        0′
      </text>
      <text x={WIDTH / 2} y={times} textAnchor="middle">
        45′
      </text>
      <text x={WIDTH - MARGIN} y={times} textAnchor="end">
        90′
      </text>
    </svg>
  );
}
