import { typedLetters } from './typed-letters.ts';

type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> & {
  getModifierState(modifier: 'AltGraph'): boolean;
};

/**
 * Whether a key press enters, deletes or starts a letter: accent keys of Spanish, French, Portuguese and German
 * keyboards are dead keys. AltGr enters letters as well, and Windows reports it as Ctrl and Alt.
 */
export function startsText(press: Key): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey, isComposing } = press;
  const isShortcut = metaKey || ((ctrlKey || altKey) && !press.getModifierState('AltGraph'));
  if (repeat || isShortcut || isComposing) return false;
  return key === 'Backspace' || key === 'Dead' || ([...key].length === 1 && typedLetters(key, 2) !== '');
}
