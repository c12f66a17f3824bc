import type { Incompatibility } from '@soccer-legends/contracts';

const TEXTS: Readonly<Record<Incompatibility, (range: string, sdk: string) => string>> = {
  sdkRangeInvalid: (range) => `"${range}" is no range of versions. Write "^1.0.0", for example.`,
  builtOutsideRange: (range, sdk) => `The game is built against SDK ${sdk}, which its own range ${range} leaves out.`,
  shellTooOld: (range, sdk) =>
    `The game asks for SDK ${range}, and there is only ${sdk}: the site has to be updated first.`,
  pluginTooOld: (range, sdk) =>
    `The game asks for SDK ${range}, and there is ${sdk} by now: the game has to be brought forward.`,
};

/** Why a game and an SDK do not go together, for the person who writes the game. */
export function compatibilityText(reason: Incompatibility, range: string, sdk: string | undefined): string {
  return TEXTS[reason](range, sdk ?? 'none');
}
