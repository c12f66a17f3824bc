import { letters } from '@soccer-legends/game-sdk';

/** The spellings of Ä, Ö and Ü on keyboards without them. */
const SPELLED_OUT = /([AOU])E/g;

/** Folds typed text to A–Z and cuts it to the length. Umlauts that are spelled out are shortened: MUELLER to MULLER. */
export function typedLetters(text: string, length: number): string {
  const all = letters(text.normalize('NFKC'));
  const short = all.replace(SPELLED_OUT, '$1');
  if (all.length > length && short.length === length) return short;
  let typed = '';
  for (const character of text.normalize('NFKC')) {
    const folded = letters(character);
    if (typed.length + folded.length <= length) typed += folded;
  }
  return typed;
}

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
