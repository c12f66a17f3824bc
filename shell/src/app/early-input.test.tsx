// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { afterEach, expect, test } from 'vitest';
import { watchEarlyInput } from './early-input.ts';
import { Hydrated } from './Hydrated.tsx';

const states: Record<string, string> = {};

function Form() {
  const [text, setText] = useState('');
  const [theme, setTheme] = useState('light');
  const [language, setLanguage] = useState('en');
  // Sets the state again while hydrating, as the feedback form does with a draft.
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
      <select value={language} onChange={({ currentTarget }) => setLanguage(currentTarget.value)}>
        <option value="en">English</option>
        <option value="it">Italiano</option>
      </select>
    </form>
  );
}

const app = (onHydrated: () => void) => (
  <Hydrated onHydrated={onHydrated}>
    <Form />
  </Hydrated>
);

afterEach(() => document.body.replaceChildren());

test.each(['before the script runs', 'while the page is hydrated'])('keeps what was entered %s', async (when) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.body.appendChild(document.createElement('div'));
  page.insertAdjacentHTML('beforeend', renderToString(app(() => undefined)));
  const enter = () => {
    const [textarea, dark, select] = ['textarea', '[value=dark]', 'select'].map((name) => page.querySelector(name)!);
    (textarea as HTMLTextAreaElement).value = 'Upside down';
    textarea!.dispatchEvent(new Event('input', { bubbles: true }));
    (dark as HTMLInputElement).click();
    (select as HTMLSelectElement).value = 'it';
    select!.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (when === 'before the script runs') enter();
  const enterAgain = watchEarlyInput(page);
  if (when !== 'before the script runs') enter();
  await act(async () => void hydrateRoot(page, app(enterAgain)));
  expect(states).toEqual({ text: 'Upside down', theme: 'dark', language: 'it' });
});
