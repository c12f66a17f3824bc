import type { Incompatibility } from '@soccer-legends/contracts';

const TEXTS: Readonly<Record<Incompatibility, (range: string, sdk: string) => string>> = {
  sdkRangeInvalid: (range) => `"${range}" is not a version range. Write "^1.0.0", for example.`,
  builtOutsideRange: (range, sdk) => `The game was built against SDK ${sdk}, which its range ${range} excludes.`,
  shellTooOld: (range, sdk) => `The game needs SDK ${range}, but the site has ${sdk}. The site must be updated first.`,
  pluginTooOld: (range, sdk) => `The game needs SDK ${range}, but the site has ${sdk}. Update the game.`,
};

/** Explains to the author why the game and the SDK are incompatible. */
export function compatibilityText(reason: Incompatibility, range: string, sdk: string | undefined): string {
  return TEXTS[reason](range, sdk ?? 'none');
}
