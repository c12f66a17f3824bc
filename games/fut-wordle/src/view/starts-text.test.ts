import { expect, test } from 'vitest';
import { startsText } from './typed-letters.ts';

const plain = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

test.each([
  ['a letter', { key: 'k' }, true],
  ['a letter with Shift', { key: 'K' }, true],
  ['ñ of a Spanish keyboard', { key: 'ñ' }, true],
  ['ç of a French keyboard', { key: 'ç' }, true],
  ['ß of a German keyboard', { key: 'ß' }, true],
  ['an accent key', { key: 'Dead' }, true],
  ['a letter with AltGr', { key: 'ø', ctrlKey: true, altKey: true, altGraph: true }, true],
  ['a letter with the Option key of a Mac', { key: 'ø', altKey: true }, false],
  ['Backspace', { key: 'Backspace' }, true],
  ['Ctrl+R', { key: 'r', ctrlKey: true }, false],
  ['Command+R', { key: 'r', metaKey: true }, false],
  ['a held key', { key: 'k', repeat: true }, false],
  ['a key of a composition', { key: 'k', isComposing: true }, false],
  ['an arrow key', { key: 'ArrowUp' }, false],
  ['Tab', { key: 'Tab' }, false],
  ['Space', { key: ' ' }, false],
  ['a digit', { key: '4' }, false],
])(
  '%s',
  (_what, { altGraph = false, ...press }: Partial<typeof plain> & { key: string; altGraph?: boolean }, starts) => {
    expect(startsText({ ...plain, ...press, getModifierState: () => altGraph })).toBe(starts);
  },
);
