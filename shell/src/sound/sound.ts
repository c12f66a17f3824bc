import { isSound } from '@soccer-legends/game-sdk';

/** A sound whose code arrives later than this is left out, because it would belong to an earlier press. */
const LATE_MS = 250;

/**
 * Plays a sound and vibrates, if the visitor has switched sound on. Ignores a value that is not a sound. Browsers allow
 * neither before the first press on a page.
 */
export async function playSound(sound: unknown): Promise<void> {
  if (!isSoundOn() || !navigator.userActivation.hasBeenActive || !isSound(sound)) return;
  const asked = performance.now();
  const synthesizer = await loadSynthesizer();
  if (synthesizer && performance.now() - asked <= LATE_MS) synthesizer.play(sound);
}

/** Loads what plays sounds, if sound is on, so that the first sound is not late. */
export function prepareSound(): void {
  if (isSoundOn()) void loadSynthesizer();
}

function isSoundOn(): boolean {
  return document.documentElement.dataset['sound'] === 'on';
}

async function loadSynthesizer() {
  try {
    return await import('./synthesizer.lazy.ts');
  } catch (error) {
    console.error('The code that plays sounds could not be loaded', error);
    return undefined;
  }
}
