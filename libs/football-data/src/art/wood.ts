/** Color of the wooden figures: boxwood, the same for all players. */
export const wood = '#F4C752';
export const woodShade = '#DDA32F';
export const woodLight = '#FBE29A';
/** Unpainted wood, for a figure whose kit is hidden or unknown. */
export const rawWood = '#EDB';
export const rawWoodShade = '#DC9';
export const steel = '#AEB9B6';
export const steelLight = '#F3F7F5';
