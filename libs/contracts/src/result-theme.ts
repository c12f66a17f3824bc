/** Header of a game's results: background and text color, each as `#rrggbb`, the same in light and dark mode. */
export interface ResultTheme {
  color: string;
  onColor: string;
}

/** The `resultTheme` of `plugin.json`. */
export type ManifestResultTheme = Pick<ResultTheme, 'color'> & Partial<ResultTheme>;

export const DEFAULT_RESULT_THEME: ResultTheme = { color: '#0b6b3a', onColor: '#ffffff' };

/** WCAG 2.2, 1.4.3: contrast of normal text. */
const MIN_CONTRAST = 4.5;

/** The header of a lost game has stripes of 20 % black on its color. */
const STRIPE = 0.8;

/** The colors of a manifest's results header, with defaults for those that it leaves out. */
export function resultThemeOf({ resultTheme }: { resultTheme?: ManifestResultTheme }): ResultTheme {
  return { ...DEFAULT_RESULT_THEME, ...resultTheme };
}

/** Returns why the text of a results header would be hard to read; empty if it is readable. */
export function resultThemeFaults(theme: ManifestResultTheme): string[] {
  const { color, onColor } = resultThemeOf({ resultTheme: theme });
  const text = luminance(onColor);
  const lowest = Math.min(contrast(luminance(color), text), contrast(luminance(color, STRIPE), text));
  if (lowest >= MIN_CONTRAST) return [];
  return [
    `resultTheme: the contrast of ${onColor} on ${color} is ${lowest.toFixed(2)}, stripes of a lost game included; ` +
      `at least ${MIN_CONTRAST} is needed.`,
  ];
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance (WCAG 2) of a color `#rrggbb`, with its channels multiplied by a factor. */
function luminance(color: string, factor = 1): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = (parseInt(color.slice(start, start + 2), 16) / 255) * factor;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
