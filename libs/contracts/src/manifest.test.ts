import { expect, test } from 'vitest';
import schema from './manifest.schema.json' with { type: 'json' };
import { FEEDBACK_GAMES } from './feedback.ts';
import { iconOf, manifestFaults, OWN_ICON, PLUGIN_ICONS, routeOf } from './manifest.ts';

const valid = {
  key: 'penalty-kick',
  version: '1.2.3',
  name: { en: 'Penalty Kick' },
  description: { en: 'Left or right?' },
  icon: 'trophy',
  sdk: '^1.0.0',
  resultTheme: { color: '#0b6b3a' },
};

test.each([
  ['the required fields', {}],
  ['a route', { route: '/penalties' }],
  ['an icon of its own', { icon: 'icon.svg' }],
  ['both colors of the results', { resultTheme: { color: '#ffd24a', onColor: '#14211b' } }],
  ['a subject of the feedback form', { feedbackTopic: 'wheel' }],
  ['a note and the minutes of a round', { note: { en: 'Clues: 7, 6, 5' }, minutes: 3 }],
])('a manifest with %s is valid', (_what, change) => {
  expect(manifestFaults({ ...valid, ...change })).toEqual([]);
});

test.each([
  ['an upper-case key', { key: 'Penalty' }],
  ['a key with a path in it', { key: '../etc' }],
  ['a key of one letter', { key: 'a' }],
  ['a version that is a range', { version: '^1.0.0' }],
  ['no English name', { name: { de: 'Elfmeter' } }],
  ['a name that is not text', { name: { en: 7 } }],
  ['an unknown language', { name: { en: 'A', xx: 'B' } }],
  ['an unknown icon', { icon: 'rocket' }],
  ['a result theme that is a name', { resultTheme: 'career' }],
  ['a result theme without a color', { resultTheme: { onColor: '#ffffff' } }],
  ['a color that is not hexadecimal', { resultTheme: { color: 'red' } }],
  ['a color with too little contrast', { resultTheme: { color: '#ffd24a' } }],
  ['an unknown subject of the feedback form', { feedbackTopic: 'penalties' }],
  ['a round of no time', { minutes: 0 }],
  ['a round of half a minute', { minutes: 0.5 }],
  ['the route of the console', { route: '/admin-login' }],
  ['the route of the hub', { route: '/' }],
  ['a route of another site', { route: '//evil.example' }],
  ['an unknown field', { scripts: ['x.js'] }],
])('a manifest with %s is invalid', (_what, change) => {
  expect(manifestFaults({ ...valid, ...change })).not.toEqual([]);
});

test('manifestFaults lists the faults of all fields', () => {
  const faults = manifestFaults({ ...valid, key: 'A', version: 'x', icon: 'rocket' });
  expect(['key', 'version', 'icon'].every((field) => faults.some((fault) => fault.startsWith(field)))).toBe(true);
});

test.each([null, 'text', 5, []])('%j is not a manifest', (value) => {
  expect(manifestFaults(value)).not.toEqual([]);
});

test('the schema and the types list the same icons and feedback subjects', () => {
  expect(schema.properties.icon.enum).toEqual([...PLUGIN_ICONS, OWN_ICON]);
  expect(schema.properties.feedbackTopic.enum).toEqual([...FEEDBACK_GAMES]);
});

test.each([
  ['trophy', 'trophy'],
  ['icon.svg', '/plugins/penalty-kick/1.0.0-0a1b2c3d/icon.svg'],
] as const)('pages get the icon %s as %s', (icon, expected) => {
  expect(iconOf({ icon }, '/plugins/penalty-kick/1.0.0-0a1b2c3d')).toBe(expected);
});

test('the route of a plugin is its key by default', () => {
  expect(routeOf({ key: 'penalty-kick' })).toBe('/penalty-kick');
  expect(routeOf({ key: 'penalty-kick', route: '/elf' })).toBe('/elf');
});
