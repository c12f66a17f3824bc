// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const NAMES = ['Marcelo', 'Marquinhos', 'Marta'];

test.each([
  ['takes the first suggestion', NAMES, [], {}, ['chose Marcelo']],
  ['takes the suggestion that the arrows highlight', NAMES, ['ArrowDown'], {}, ['chose Marquinhos']],
  ['takes the only suggestion', ['Marta'], [], {}, ['chose Marta']],
  ['is the owner’s without suggestions', [], [], {}, ['entered']],
  ['submits a text that is an answer by itself', NAMES, [], { freeText: true }, ['entered']],
  ['takes the highlighted suggestion also there', NAMES, ['ArrowDown'], { freeText: true }, ['chose Marcelo']],
  ['waits for suggestions that are on their way', [], [], { pending: true }, []],
  ['does not wait if the text is an answer by itself', [], [], { pending: true, freeText: true }, ['entered']],
])('Enter %s', (_what, items, keys, props, expected) => {
  const { type, press, calls } = open({ items, ...props });
  type('mar');
  for (const key of keys) press(key);
  press('Enter');
  expect(calls).toEqual(expected);
});

test('Enter that ends the composition of a character chooses no suggestion', () => {
  const { type, press, calls } = open({ items: NAMES });
  type('mar');
  press('Enter', { isComposing: true });
  expect(calls).toEqual([]);
});

test('the first suggestion is highlighted, and none if the text is an answer by itself', () => {
  const { type } = open({ items: NAMES });
  type('mar');
  expect(screen.getAllByRole('option').map((row) => row.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  cleanup();
  const free = open({ items: NAMES, freeText: true });
  free.type('mar');
  expect(screen.getAllByRole('option').map((row) => row.getAttribute('aria-selected'))).toEqual([
    'false',
    'false',
    'false',
  ]);
});

test('Enter before the suggestions arrive chooses the first one when they do, unless the text was edited', () => {
  const { type, press, show, calls } = open({ items: [], pending: true });
  type('mar');
  press('Enter');
  show({ items: NAMES, pending: false });
  expect(calls).toEqual(['chose Marcelo']);
  show({ items: [], pending: true });
  type('marq');
  press('Enter');
  type('mart');
  show({ items: ['Marta'], pending: false });
  expect(calls).toEqual(['chose Marcelo']);
});

test('the button beside the box does not take the focus from it', () => {
  open({ items: [], action: <button type="button">Submit</button> });
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Submit' }))).toBe(false);
});

test('above an on-screen keyboard, the row is docked, with a list that opens upwards and does not cover the question', () => {
  const { type, keyboard, row } = open({ items: NAMES });
  act(() => screen.getByRole('combobox').focus());
  type('mar');
  expect(row().className).not.toContain('docked');
  keyboard(300);
  expect(row().className).toContain('docked');
  expect(row().className).toContain('above');
  expect(row().style.bottom).toBe(`${window.innerHeight - 300}px`);
  expect(parseInt(screen.getByRole('listbox').style.maxHeight)).toBeLessThanOrEqual(120);
  keyboard(window.innerHeight);
  expect(row().className).not.toContain('docked');
});

type Props = Partial<SearchBoxProps<string>>;

function open(initial: Props) {
  const calls: string[] = [];
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight, scale: 1 });
  Object.assign(window, { visualViewport: viewport });
  function Page(props: Props) {
    const [text, setText] = useState('');
    return (
      <TestPage services={fakeServices().services}>
        <SearchBox
          label="Search"
          placeholder=""
          items={[]}
          textOf={(name) => name}
          keyOf={(name) => name}
          text={text}
          onText={setText}
          onChoose={(name) => calls.push(`chose ${name}`)}
          onEnter={() => calls.push('entered')}
          remark={null}
          {...props}
        />
      </TestPage>
    );
  }
  const { rerender } = render(<Page {...initial} />);
  const box = () => screen.getByRole('combobox');
  return {
    calls,
    show: (props: Props) => rerender(<Page {...initial} {...props} />),
    type: (text: string) => fireEvent.change(box(), { target: { value: text } }),
    press: (key: string, state: { isComposing?: boolean } = {}) => fireEvent.keyDown(box(), { key, ...state }),
    row: () => box().parentElement!,
    keyboard: (height: number) =>
      act(() => {
        viewport.height = height;
        viewport.dispatchEvent(new Event('resize'));
      }),
  };
}
