import { AxisMarks, MatchAxis, type LineMark } from '@soccer-legends/ui';

const HEIGHT = 84;
/** Distance between the center of a mark and the axis. */
const SIDE = 20;

/** Two rounds on one axis from 0′ to 90′: the visitor's marks above it, the friend's below. Decorative. */
export function DuelLine({ own, friend }: { own: readonly LineMark[]; friend: readonly LineMark[] }) {
  const places = Math.max(own.length, friend.length);
  return (
    <MatchAxis top={-HEIGHT / 2} height={HEIGHT}>
      <AxisMarks marks={own} places={places} y={() => -SIDE} />
      <AxisMarks marks={friend} places={places} y={() => SIDE} />
    </MatchAxis>
  );
}
