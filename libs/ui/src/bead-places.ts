const BEAD = 20;
/** Minimum length of empty wire on both sides of the open beads. */
const GAP = 24;
const END = 8;
const SHIFTS = { won: 0, open: GAP, lost: 2 * GAP };
const SIGNS = { won: 'M-4.5 0l3 3.2 6-6.4', lost: 'M-3.5-3.5l7 7M3.5-3.5l-7 7', open: '' };

/** Height of the drawn wire. */
export const WIRE_HEIGHT = 28;

export interface Bead {
  kind: 'won' | 'lost' | 'open';
  /** The SVG transform that moves the bead to its place. */
  transform: string;
  /** The SVG path of the check mark or cross on the bead; empty for an open bead. */
  sign: string;
}

/** Number of beads on a wire. `total` is at least `won` and `lost` together. */
export interface BeadCount {
  won: number;
  lost: number;
  total: number;
}

export function wireWidth({ total }: Pick<BeadCount, 'total'>): number {
  return 2 * (END + GAP) + total * BEAD;
}

/** Returns the beads from left to right: the won ones, the open ones, the lost ones. */
export function beadPlaces({ won, lost, total }: BeadCount): Bead[] {
  return Array.from({ length: total }, (_, index) => {
    const kind = index < won ? 'won' : index >= total - lost ? 'lost' : 'open';
    const x = END + SHIFTS[kind] + (index + 0.5) * BEAD;
    return { kind, transform: `translate(${x} ${WIRE_HEIGHT / 2})`, sign: SIGNS[kind] };
  });
}
