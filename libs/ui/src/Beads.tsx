import css from './Beads.module.css';
import { type BeadCount, beadPlaces, WIRE_HEIGHT, wireWidth } from './bead-places.ts';

export interface BeadsProps extends BeadCount {
  /** The text for screen readers, such as "3 won, 1 lost, 6 to play". */
  label: string;
  /** Whether only outlines are drawn, as for another person's score. */
  isOutlined?: boolean;
}

/** The score counter of a football table: beads on a wire, won ones on the left and lost ones on the right. */
export function Beads({ won, lost, total, label, isOutlined = false }: BeadsProps) {
  const width = wireWidth({ total });
  return (
    <span className={isOutlined ? `${css.beads} ${css.outlined}` : css.beads} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${WIRE_HEIGHT}`} aria-hidden="true">
        <path className={css.wire} d={`M0 ${WIRE_HEIGHT / 2}h${width}`} />
        {beadPlaces({ won, lost, total }).map(({ kind, transform, sign }, index) => (
          <g key={index} data-bead={kind} transform={transform}>
            <rect x={-9} y={-10} width={18} height={20} rx={7} />
            <path d={sign} />
          </g>
        ))}
        <path className={css.ends} d={`M1 2h5v${WIRE_HEIGHT - 4}h-5zM${width - 1} 2h-5v${WIRE_HEIGHT - 4}h5z`} />
      </svg>
      <span className={css.score} translate="no" aria-hidden="true">
        {`${won} : ${lost}`}
      </span>
    </span>
  );
}
