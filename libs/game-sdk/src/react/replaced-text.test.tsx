import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { restoreReplacedText } from './replaced-text.ts';

const { insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Text.prototype, 'nodeValue');

beforeAll(restoreReplacedText);
afterEach(cleanup);
afterAll(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  if (nodeValue) Object.defineProperty(Text.prototype, 'nodeValue', nodeValue);
  else delete (Text.prototype as Partial<Text>).nodeValue;
});

/** How translators replace a text; the first one is Chrome's. None of them calls a method that the page could patch. */
const TRANSLATORS: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'inserts a font before the text and removes the text': (text, font) => {
    font.textContent = text.data.toUpperCase();
    insertBefore.call(text.parentNode!, font, text);
    removeChild.call(text.parentNode!, text);
  },
  'replaces the text': (text, font) => {
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  },
  'moves the text into a font': (text, font) => {
    insertBefore.call(text.parentNode!, font, text);
    font.append(text);
  },
};

function translate(page: Element, replace: (text: Text, font: HTMLElement) => void): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) replace(text, document.createElement('font'));
}

const flag = <img alt="" />;
const CHANGES: [what: string, before: ReactNode, after: ReactNode, text: string, flags: number][] = [
  ['a text beside an element', <p>{flag}one</p>, <p>{flag}two</p>, 'two', 1],
  ['two texts', <p>{['one', 'two']}</p>, <p>{['three', 'four']}</p>, 'threefour', 0],
  ['a text that becomes an element', <p>{flag}one</p>, <p>{[flag, flag]}</p>, '', 2],
  ['a text that goes away', <p>{flag}one</p>, <p>{flag}</p>, '', 1],
  ['a text that gets an element before it', <p>{[null, 'one']}</p>, <p>{[flag, 'one']}</p>, 'one', 1],
  ['a root that is only text', 'one', 'two', 'two', 0],
  ['an element with translated text that goes away', <p key="a">one</p>, <p key="b">two</p>, 'two', 0],
];

for (const [how, replace] of Object.entries(TRANSLATORS)) {
  test.each(CHANGES)(`after a translator ${how}, React changes %s`, (_what, before, after, text, flags) => {
    const { container, rerender } = render(before);
    translate(container, replace);
    rerender(after);
    // One of the translators writes in capitals.
    expect(container.textContent.toLowerCase()).toBe(text);
    expect(container.querySelectorAll('img')).toHaveLength(flags);
  });
}

test('keeps an element that a translator moved into its own', () => {
  const sentence = (name: string) => (
    <p>
      Find <b>{name}</b> now: {name}
    </p>
  );
  const { container, rerender } = render(sentence('Wales'));
  const paragraph = container.firstElementChild!;
  const font = document.createElement('font');
  insertBefore.call(paragraph, font, paragraph.firstChild);
  font.append('TROUVEZ ', paragraph.querySelector('b')!);
  while (font.nextSibling) removeChild.call(paragraph, font.nextSibling);
  rerender(sentence('Chile'));
  expect(container.querySelector('b')!.textContent).toBe('Chile');
  expect(container.textContent).toContain('now: Chile');
});
