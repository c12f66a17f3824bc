import { typedLetters } from './typed-letters.ts';

type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> & {
  getModifierState(modifier: 'AltGraph'): boolean;
};

/**
 * Returns whether a key press enters or erases a letter. Dead keys are accents on Spanish, French, Portuguese and
 * German keyboards. Windows reports AltGr as Ctrl and Alt.
 */
export function startsText(press: Key): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey, isComposing } = press;
  const isShortcut = metaKey || ((ctrlKey || altKey) && !press.getModifierState('AltGraph'));
  if (repeat || isShortcut || isComposing) return false;
  return key === 'Backspace' || key === 'Dead' || ([...key].length === 1 && typedLetters(key, 2) !== '');
}
