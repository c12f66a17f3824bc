import { expect, test } from 'vitest';
import { contained } from '../src/contain-game.mjs';

const PAGE = 'globalThis[Symbol.for("soccer-legends.gamePage")]("corner-flag")';
const codeOf = async (code) => (await contained(code, { id: 'a.js', key: 'corner-flag' })).code.trim();

test.each([
  ['setInterval(tick, 10)', `const setInterval = ${PAGE}.setInterval;`],
  ['window.setTimeout(tick, 10)', `= ${PAGE}.setTimeout;`],
  ['globalThis.requestAnimationFrame(draw)', `= ${PAGE}.requestAnimationFrame;`],
  ['addEventListener("blur", stop)', `= ${PAGE}.listenOn(() => window);`],
  ['window.addEventListener("blur", stop)', `= ${PAGE}.listenOn(() => window);`],
  ['document.addEventListener("keydown", stop)', `= ${PAGE}.listenOn(() => document);`],
  ['document.body.removeEventListener("click", stop)', `= ${PAGE}.unlistenOn(() => document.body);`],
  ['new ResizeObserver(measure)', `= ${PAGE}.observer(() => globalThis.ResizeObserver);`],
  ['localStorage.clear()', `= ${PAGE}.storage(() => globalThis.localStorage);`],
  ['self.fetch("/api/players")', `= ${PAGE}.fetch;`],
])('replaces the name in %s', async (code, declaration) => {
  expect(await codeOf(code)).toContain(declaration);
});

test.each([
  ['a parameter of the same name', 'function wait(setTimeout) {\n\tsetTimeout(1);\n}'],
  ['a property of another object', 'clock.setTimeout(run, 1);\nbutton.addEventListener("click", run);'],
  ['a string', 'const text = "localStorage.clear()";'],
])('keeps %s', async (_what, code) => {
  expect(await codeOf(code)).toBe(code);
});

test('rejects code that it cannot read', async () => {
  await expect(codeOf('const = 1')).rejects.toThrow('a.js could not be read');
});
