import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDialogsOnBack } from './dialog-history.ts';

let stop: () => void;
let states: object[];
beforeEach(() => {
  states = [];
  // The DOM of these tests has no history.
  vi.spyOn(history, 'state', 'get').mockImplementation(() => states.at(-1) ?? null);
  vi.spyOn(history, 'pushState').mockImplementation((state: object) => void states.push(state));
  vi.spyOn(history, 'back').mockImplementation(back);
  stop = closeDialogsOnBack();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  location.hash = '';
});

function back(): void {
  states.pop();
  dispatchEvent(new PopStateEvent('popstate'));
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function openDialog(): Promise<HTMLDialogElement> {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await settle();
  return dialog;
}

test('Back closes the topmost dialog only', async () => {
  const [below, above] = [await openDialog(), await openDialog()];
  back();
  await settle();
  expect([below.open, above.open, states.length]).toEqual([true, false, 1]);
  back();
  expect(below.open).toBe(false);
});

test('a dialog that is closed otherwise leaves no entry in the history', async () => {
  const dialog = await openDialog();
  dialog.close();
  await settle();
  await settle();
  expect(states).toEqual([]);
});

test('a dialog that opens another view when it closes does not go back from it', async () => {
  const dialog = await openDialog();
  dialog.close();
  states.push({});
  await settle();
  await settle();
  expect(states).toHaveLength(2);
});

test('the dialog of a person in the address gets no entry of its own, but one above it does', async () => {
  location.hash = '#players?person=12';
  await openDialog();
  expect(states).toEqual([]);
  await openDialog();
  expect(states).toHaveLength(1);
});

test('a dialog that was removed while it was open does not hold Back', async () => {
  const [below, removed] = [await openDialog(), await openDialog()];
  removed.remove();
  back();
  back();
  expect(below.open).toBe(false);
});
