import type { Mark } from '@soccer-legends/contracts';
import { AXIS_MARGIN, AXIS_WIDTH, AxisMarks, MatchAxis } from './MatchAxis.tsx';

export interface MatchLineProps {
  marks: readonly Mark[];
  /** The text for screen readers, such as "9 of 10 right". */
  label: string;
}

// Distances from the axis, negative above it: centers of the marks, top of a picture with and without balls, and
// baselines of the times.
const BALLS = -19;
const CARDS = 15;
const BALL_TOP = -32;
const BARE_TOP = -12;
const TIMES_BELOW_CARDS = 42;
const TIMES_BELOW_AXIS = 24;
const BOTTOM_MARGIN = 6;

/** A round as a match from 0′ to 90′: hits above the line as balls, misses below it as cards. */
export function MatchLine({ marks, label }: MatchLineProps) {
  const top = marks.some((mark) => mark !== 'miss') ? BALL_TOP : BARE_TOP;
  const times = marks.includes('miss') ? TIMES_BELOW_CARDS : TIMES_BELOW_AXIS;
  return (
    <MatchAxis top={top} height={times + BOTTOM_MARGIN - top} label={label}>
      <AxisMarks marks={marks} y={(mark) => (mark === 'miss' ? CARDS : BALLS)} />
      <text x={AXIS_MARGIN} y={times}>
        0′
      </text>
      <text x={AXIS_WIDTH / 2} y={times} textAnchor="middle">
        45′
      </text>
      <text x={AXIS_WIDTH - AXIS_MARGIN} y={times} textAnchor="end">
        90′
      </text>
    </MatchAxis>
  );
}
