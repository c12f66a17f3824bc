import css from './Beads.module.css';

export interface BeadsProps {
  won: number;
  lost: number;
  /** Number of beads, at least `won` and `lost` together. */
  total: number;
  /** The text for screen readers, such as "3 won, 1 lost, 6 to play". */
  label: string;
  /** Outlines, for the score of another person. */
  isOutlined?: boolean;
}

const BEAD = 20;
/** Minimum length of empty wire on both sides of the open beads. */
const GAP = 24;
const END = 8;
const HEIGHT = 28;
const SIGNS = { won: 'M-4.5 0l3 3.2 6-6.4', lost: 'M-3.5-3.5l7 7M3.5-3.5l-7 7', open: undefined };

/** The score counter of a football table: beads on a wire, won ones on the left and lost ones on the right. */
export function Beads({ won, lost, total, label, isOutlined = false }: BeadsProps) {
  const width = 2 * (END + GAP) + total * BEAD;
  return (
    <span className={isOutlined ? `${css.beads} ${css.outlined}` : css.beads} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <path className={css.wire} d={`M0 ${HEIGHT / 2}h${width}`} />
        {Array.from({ length: total }, (_, index) => {
          const kind = index < won ? 'won' : index >= total - lost ? 'lost' : 'open';
          const shift = { won: 0, open: GAP, lost: 2 * GAP }[kind];
          return (
            <g
              key={index}
              className={css[kind]}
              transform={`translate(${END + shift + (index + 0.5) * BEAD} ${HEIGHT / 2})`}
            >
              <rect x={-9} y={-10} width={18} height={20} rx={7} />
              {SIGNS[kind] && <path d={SIGNS[kind]} />}
            </g>
          );
        })}
        <path className={css.ends} d={`M1 2h5v${HEIGHT - 4}h-5zM${width - 1} 2h-5v${HEIGHT - 4}h5z`} />
      </svg>
      <span className={css.score} translate="no" aria-hidden="true">
        {won} : {lost}
      </span>
    </span>
  );
}
