const INK = '#14211b';
const BEAD = 36;
const GAP = 84;
const KINDS = {
  won: { fill: '#ffc72e', sign: 'M-8 0l5.5 6 10.5-11.5', ink: INK },
  lost: { fill: '#d8352a', sign: 'M-6.5-6.5l13 13M6.5-6.5l-13 13', ink: '#ffffff' },
  open: { fill: '#f6f3ea', sign: undefined, ink: INK },
} as const;

/** Number of beads of each kind. */
export interface WireBeads {
  won: number;
  lost: number;
  open: number;
}

/** The score counter of a football table: won beads on the left, lost ones on the right, open ones between them. */
export function PictureWire({ x, y, beads: { won, lost, open } }: { x: number; y: number; beads: WireBeads }) {
  const gap = open > 0 ? GAP / 2 : GAP;
  const width = (won + lost + open) * BEAD + (open > 0 ? 2 : 1) * gap + 20;
  const kinds = [
    ...Array.from({ length: won }, () => 'won' as const),
    ...Array.from({ length: open }, () => 'open' as const),
    ...Array.from({ length: lost }, () => 'lost' as const),
  ];
  const shifts = { won: 0, open: gap, lost: open > 0 ? 2 * gap : gap };
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
      <path d={`M0 0h${width}`} stroke="#aeb9b6" strokeWidth="5" />
      <path d={`M0-19h9v38H0zM${width} -19h-9v38h9z`} fill={INK} />
      {kinds.map((kind, index) => {
        const { fill, sign, ink } = KINDS[kind];
        return (
          <g key={index} transform={`translate(${10 + shifts[kind] + (index + 0.5) * BEAD})`}>
            <rect x={-16.5} y={-18} width={33} height={36} rx={12} fill={fill} stroke={INK} strokeWidth="3.4" />
            {sign && <path d={sign} fill="none" stroke={ink} strokeWidth="4.4" />}
          </g>
        );
      })}
    </g>
  );
}
