// @vitest-environment happy-dom
import { startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hydrated, takeEarlyPress, watchEarlyInput } from './early-input.ts';
import { useHydrated } from '../page/use-hydrated.ts';

const states: Record<string, string> = {};
/** Calls of the form's handlers, in order. */
const changes: string[] = [];
/** The form's state at each press of its button. */
const sent: Record<string, string>[] = [];

function Form() {
  const [text, setText] = useState('');
  const [theme, setTheme] = useState('light');
  const [language, setLanguage] = useState('en');
  const hydrated = useHydrated();
  // eslint-disable-next-line react-hooks/set-state-in-effect -- As the feedback form does with a draft.
  useLayoutEffect(() => setText(''), []);
  Object.assign(states, { text, theme, language });
  return (
    <form>
      <textarea value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      {['light', 'dark'].map((name) => (
        <input
          key={name}
          type="radio"
          name="theme"
          value={name}
          checked={theme === name}
          onChange={() => setTheme(name)}
        />
      ))}
      <select
        // The server renders the default, and the stored preference follows after hydration.
        value={hydrated ? language : 'en'}
        onChange={({ currentTarget }) => {
          changes.push(currentTarget.value);
          setLanguage(currentTarget.value);
        }}
      >
        <option value="en">English</option>
        <option value="it">Italiano</option>
      </select>
      <button type="button" onClick={() => sent.push({ ...states })}>
        Send
      </button>
    </form>
  );
}

const app = (onHydrated: () => void) => (
  <Hydrated onHydrated={onHydrated}>
    <Form />
  </Hydrated>
);

// Without `act`, the tests control what happens while React hydrates.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterEach(() => {
  document.body.replaceChildren();
  changes.length = 0;
  sent.length = 0;
});

function serverPage(): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  page.insertAdjacentHTML('beforeend', renderToString(app(() => undefined)));
  return page;
}

/** Dispatches the events that a browser sends when a visitor chooses an option. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
}

test.each(['before the script runs', 'while the page is hydrated'])('keeps what was entered %s', async (when) => {
  const page = serverPage();
  const enter = () => {
    const [textarea, dark, select] = ['textarea', '[value=dark]', 'select'].map((name) => page.querySelector(name)!);
    (textarea as HTMLTextAreaElement).value = 'Upside down';
    textarea!.dispatchEvent(new Event('input', { bubbles: true }));
    (dark as HTMLInputElement).click();
    choose(select as HTMLSelectElement, 'it');
  };
  if (when === 'before the script runs') enter();
  const enterAgain = watchEarlyInput(page);
  if (when !== 'before the script runs') enter();
  hydrateRoot(page, app(enterAgain));
  await vi.waitFor(() => expect(states).toEqual({ text: 'Upside down', theme: 'dark', language: 'it' }));
});

test('keeps a choice that triggers hydration, even if an outer element has listeners of React', async () => {
  const page = serverPage();
  createRoot(document.documentElement);
  const enterAgain = vi.fn(watchEarlyInput(page));
  startTransition(() => void hydrateRoot(page, app(enterAgain)));
  choose(page.querySelector('select')!, 'it');
  await vi.waitFor(() => {
    expect(enterAgain).toHaveBeenCalled();
    expect([changes.at(-1), page.querySelector('select')!.value]).toEqual(['it', 'it']);
  });
});

test('presses the marked button once, after the other input', async () => {
  const page = serverPage();
  const enterAgain = watchEarlyInput(page);
  choose(page.querySelector('select')!, 'it');
  page.querySelector('button')!.dataset['pressed'] = '';
  const pressAgain = takeEarlyPress(page);
  expect(page.querySelector('[data-pressed]')).toBeNull();
  hydrateRoot(
    page,
    app(() => {
      enterAgain();
      pressAgain();
    }),
  );
  await vi.waitFor(() => expect(sent).toEqual([{ text: '', theme: 'light', language: 'it' }]));
});

test.each(['while the page is hydrated', 'after hydration'])(
  'delays a press %s until the input is entered again',
  async (when) => {
    const page = serverPage();
    const textarea = page.querySelector('textarea')!;
    textarea.value = 'Upside down';
    const enterAgain = watchEarlyInput(page);
    const pressAgain = takeEarlyPress(page);
    const press = () => page.querySelector('button')!.click();
    const onHydrated = () => {
      if (when === 'after hydration') press();
      enterAgain();
      pressAgain();
    };
    startTransition(() => void hydrateRoot(page, app(onHydrated)));
    if (when === 'while the page is hydrated') press();
    await vi.waitFor(() => expect(sent).toEqual([{ text: 'Upside down', theme: 'light', language: 'en' }]));
    press();
    expect(sent).toHaveLength(2);
  },
);

test('does not mark a press after hydration', () => {
  document.onclick = () => undefined;
  takeEarlyPress(serverPage())();
  expect(document.onclick).toBeNull();
});
