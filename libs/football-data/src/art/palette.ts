/** Colors that data files may use. All of them are clearly different. */
export const palette = {
  red: '#DB2335',
  darkred: '#A20F26',
  claret: '#7C1D4B',
  maroon: '#571A21',
  cerise: '#D4357F',
  pink: '#F4A7C4',
  orange: '#F1651E',
  amber: '#F9A11A',
  yellow: '#FFDC1F',
  gold: '#B98A2B',
  cream: '#F3E3BC',
  brown: '#7B4B2A',
  lime: '#8CC63E',
  green: '#13994A',
  darkgreen: '#0A5636',
  teal: '#0E8A8A',
  sky: '#84C6F1',
  azure: '#2A9AE2',
  blue: '#1D62D3',
  royal: '#1B3A96',
  navy: '#13224A',
  purple: '#562383',
  violet: '#8B52C4',
  white: '#FFFFFF',
  silver: '#C2CACE',
  gray: '#7C878B',
  black: '#17191C',
} as const satisfies Record<string, string>;

export type ColorName = keyof typeof palette;

/** Color of edges and letters in all drawings. */
export const ink = '#14211B';
/** Color of rings and rims in all drawings. */
export const paper = '#F6F3EA';
/** Replaces colors that a mode hides. */
export const neutral = '#C3C8C2';

export function isColor(word: string): word is ColorName {
  return Object.hasOwn(palette, word);
}

/** Returns a color of the palette as `#RRGGBB`. Throws for any other word. */
export function hexOf(word: string): string {
  if (!isColor(word)) throw new Error(`"${word}" is not a color of the palette: see src/art/palette.ts`);
  return palette[word];
}

/**
 * Returns the contrast ratio of WCAG 2 between two colors `#RRGGBB`, from 1 for equal colors to 21 for black on white.
 */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
