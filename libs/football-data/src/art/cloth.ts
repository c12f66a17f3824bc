/** The area on which a flag is drawn: 60 by 40, or as high and wider for a strip. */
export interface Cloth {
  width: number;
  /** Whether small figures are drawn in detail. False for a strip, where they are only a few pixels high. */
  fine: boolean;
  /** Maps an x coordinate of the flag to this area. */
  across(x: number): number;
}

/** Size of a flag, in the units of its description. */
export const CLOTH_WIDTH = 60;
export const CLOTH_HEIGHT = 40;

/** Scales all x coordinates, for flags with vertical bands. */
export function stretched(width: number): Cloth {
  return { width, fine: isWhole(width), across: (x) => (x * width) / CLOTH_WIDTH };
}

/** Stretches only the middle of the flag, so that a triangle at the hoist keeps its angle. */
export function anchored(width: number): Cloth {
  const [hoist, fly] = [24, 36];
  const slack = width - CLOTH_WIDTH;
  return {
    width,
    fine: isWhole(width),
    across: (x) => x + slack * Math.min(1, Math.max(0, (x - hoist) / (fly - hoist))),
  };
}

function isWhole(width: number): boolean {
  return width === CLOTH_WIDTH;
}
