// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

test('closing a dialog inside another one leaves the outer one open', () => {
  const closeOuter = vi.fn();
  const closeInner = vi.fn();
  open(
    <Dialog open title="Outer" onClose={closeOuter}>
      <Dialog open title="Inner" onClose={closeInner}>
        Text
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Inner' }), new Event('close'));
  expect([closeInner.mock.calls.length, closeOuter.mock.calls.length]).toEqual([1, 0]);
});

test('a press on the backdrop closes the dialog, a press on its content does not', () => {
  const close = vi.fn();
  open(
    <Dialog open title="Help" onClose={close}>
      <p>Text</p>
    </Dialog>,
  );
  fireEvent.click(screen.getByText('Text'));
  expect(close).not.toHaveBeenCalled();
  // A click on the backdrop has the dialog element as its target.
  fireEvent.mouseDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(close).toHaveBeenCalledOnce();
});

test('a press that begins on the content and ends on the backdrop leaves the dialog open', () => {
  const close = vi.fn();
  open(
    <Dialog open title="Form" onClose={close}>
      <input aria-label="Name" />
    </Dialog>,
  );
  fireEvent.mouseDown(screen.getByLabelText('Name'));
  // Browsers send the click to the nearest common ancestor.
  fireEvent.click(screen.getByRole('dialog'));
  expect(close).not.toHaveBeenCalled();
});

test('the second press of the double click that opened a dialog leaves it open', () => {
  const close = vi.fn();
  open(
    <Dialog open title="Give up?" onClose={close}>
      <p>Text</p>
    </Dialog>,
  );
  fireEvent.mouseDown(screen.getByRole('dialog'), { detail: 2 });
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
  expect(close).not.toHaveBeenCalled();
});

test('a dialog that is no longer open is closed', () => {
  const dialog = (isOpen: boolean): ReactNode => (
    <Dialog open={isOpen} title="Help" onClose={() => undefined}>
      Text
    </Dialog>
  );
  const { show } = open(dialog(true));
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  show(dialog(false));
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('the first field of a form has the focus', () => {
  open(
    <Dialog open title="Form" onClose={() => undefined}>
      <button>Search</button>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('the heading has the focus if the first control is below a long text', () => {
  vi.spyOn(HTMLDialogElement.prototype, 'scrollTop', 'get').mockReturnValue(400);
  open(
    <Dialog open title="Help" onClose={() => undefined}>
      <p>A long text</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Help' }));
});

function open(dialog: ReactNode) {
  const pageOf = (shown: ReactNode) => <TestPage services={fakeServices().services}>{shown}</TestPage>;
  const { rerender } = render(pageOf(dialog));
  return { show: (next: ReactNode) => rerender(pageOf(next)) };
}
