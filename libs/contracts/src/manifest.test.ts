import { expect, test } from 'vitest';
import schema from './manifest.schema.json' with { type: 'json' };
import { manifestFaults, PLUGIN_ICONS, RESULT_THEMES, routeOf } from './manifest.ts';

const right = {
  key: 'penalty-kick',
  version: '1.2.3',
  name: { en: 'Penalty Kick' },
  description: { en: 'Left or right?' },
  icon: 'trophy',
  sdk: '^1.0.0',
  resultTheme: 'career',
};

test('a right manifest has no faults', () => {
  expect(manifestFaults(right)).toEqual([]);
});

test.each([
  ['an upper-case key', { key: 'Penalty' }],
  ['a key with a path in it', { key: '../etc' }],
  ['a key of one letter', { key: 'a' }],
  ['a version that is a range', { version: '^1.0.0' }],
  ['no English name', { name: { de: 'Elfmeter' } }],
  ['a name that is not text', { name: { en: 7 } }],
  ['a language nobody knows', { name: { en: 'A', xx: 'B' } }],
  ['an icon of its own', { icon: 'rocket' }],
  ['the route of the console', { route: '/admin-login' }],
  ['the route of the hub', { route: '/' }],
  ['a route of another site', { route: '//evil.example' }],
  ['a field that nobody knows', { scripts: ['x.js'] }],
])('%s is a fault', (_what, change) => {
  expect(manifestFaults({ ...right, ...change })).not.toEqual([]);
});

test('all faults are listed at once', () => {
  const faults = manifestFaults({ ...right, key: 'A', version: 'x', icon: 'rocket' });
  expect(['key', 'version', 'icon'].every((field) => faults.some((fault) => fault.startsWith(field)))).toBe(true);
});

test.each([null, 'text', 5, []])('%j is no manifest', (value) => {
  expect(manifestFaults(value)).not.toEqual([]);
});

test('the schema and the types name the same icons and themes', () => {
  expect(schema.properties.icon.enum).toEqual([...PLUGIN_ICONS]);
  expect(schema.properties.resultTheme.enum).toEqual([...RESULT_THEMES]);
});

test('a plugin without a route lives under its key', () => {
  expect(routeOf({ key: 'penalty-kick' })).toBe('/penalty-kick');
  expect(routeOf({ key: 'penalty-kick', route: '/elf' })).toBe('/elf');
});
