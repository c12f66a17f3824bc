/** A figure about the fairness of a game, with its bounds. */
export interface Measurement {
  /** What was measured, with its unit, such as `% boards with a lateral group`. */
  what: string;
  value: number;
  /** Included; no bound if absent, like `least`. */
  most?: number;
  least?: number;
}

/** Returns whether a measured value is within its bounds. */
export function isFair({ value, most = Infinity, least = -Infinity }: Measurement): boolean {
  return value >= least && value <= most;
}

/** Returns a share from 0 to 1 as a percentage with one decimal. */
export function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
