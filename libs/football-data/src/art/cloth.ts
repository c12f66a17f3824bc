/** The cloth a flag is drawn on. A flag measures 60 by 40; a strip is as high and wider. */
export interface Cloth {
  width: number;
  /** Where a point of the flag comes to lie across this cloth. */
  across(x: number): number;
}

export const CLOTH_WIDTH = 60;
export const CLOTH_HEIGHT = 40;

/** Upright bands share the width out, so whatever stands on them moves along. */
export function stretched(width: number): Cloth {
  return { width, across: (x) => (x * width) / CLOTH_WIDTH };
}

/** Hoist and fly keep their measures and the middle gives way: a triangle stays as steep as on the flag. */
export function anchored(width: number): Cloth {
  const [hoist, fly] = [24, 36];
  const slack = width - CLOTH_WIDTH;
  return {
    width,
    across: (x) => x + slack * Math.min(1, Math.max(0, (x - hoist) / (fly - hoist))),
  };
}
