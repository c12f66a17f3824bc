export interface Measurement {
  what: string;
  value: number;
  most?: number;
  least?: number;
}

export function isFair({ value, most = Infinity, least = -Infinity }: Measurement): boolean {
  return value >= least && value <= most;
}

/** Returns a share from 0 to 1 as a percentage with one decimal. */
export function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
