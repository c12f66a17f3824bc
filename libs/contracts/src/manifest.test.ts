import { expect, test } from 'vitest';
import schema from './manifest.schema.json' with { type: 'json' };
import { DRAWS } from './draws.ts';
import { FEEDBACK_GAMES } from './feedback.ts';
import { GAME_KEY } from './game-key.ts';
import { LANGUAGES } from './language.ts';
import { manifestFaults } from './manifest-faults.ts';
import { iconOf, OWN_ICON, PLUGIN_ICONS, routeOf } from './manifest.ts';

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
  ['names in all languages', { name: Object.fromEntries(LANGUAGES.map((language) => [language, 'A'])) }],
  ['a route', { route: '/penalties' }],
  ['an icon of its own', { icon: 'icon.svg' }],
  ['both colors of the results', { resultTheme: { color: '#ffd24a', onColor: '#14211b' } }],
  ['a subject of the feedback form', { feedbackTopic: 'wheel' }],
  ['no part in matchdays', { matchday: false }],
  ['options of its fixtures', { matchday: { options: { timer: '30' }, weekend: { mode: 'recall' } } }],
  ['the draws of its rounds', { draws: ['players', 'coaches'] }],
  ['a note and the minutes of a round', { note: { en: 'Clues: 7, 6, 5' }, minutes: 3 }],
])('a manifest with %s is valid', (_what, change) => {
  expect(manifestFaults({ ...valid, ...change })).toEqual([]);
});

test.each<[string, object, string]>([
  ['an upper-case key', { key: 'Penalty' }, 'key: must start with a letter'],
  ['a key with a path in it', { key: '../etc' }, 'key: must start with a letter'],
  ['a key of one letter', { key: 'a' }, 'key: must start with a letter'],
  ['a key that is an object', { key: { toString: 'x' } }, 'key: must start with a letter'],
  ['a key that every object has', { key: 'constructor' }, 'key: cannot be "constructor"'],
  ['a version that is a range', { version: '^1.0.0' }, 'version: must be a version such as'],
  ['an empty part in its version', { version: '1.0.1-..' }, 'version: must be a version such as'],
  ['a dot at the end of its version', { version: '1.0.0-a.' }, 'version: must be a version such as'],
  ['a number with a leading zero in its version', { version: '1.0.0-01' }, 'version: must be a version such as'],
  ['a version that is too long', { version: `1.0.0-${'a'.repeat(40)}` }, 'version: must be a version such as'],
  ['no English name', { name: { de: 'Elfmeter' } }, 'name.en: is missing'],
  ['a name that is not text', { name: { en: 7 } }, 'name.en: must be a text of 1 to 60 characters'],
  ['a name of blanks', { name: { en: '  ' } }, 'name.en: must not be blank'],
  ['NUL in a name', { name: { en: 'A\0B' } }, 'name.en: contains a character that cannot be printed'],
  ['a reversed description', { description: { en: 'A \u202eB' } }, 'description.en: contains a character'],
  ['a name that is a list', { name: ['A'] }, 'name: must be an object with the name'],
  ['an unknown language', { name: { en: 'A', xx: 'B' } }, 'name.xx: is not a field of the manifest'],
  ['an inherited name as a language', { name: { en: 'A', toString: 'B' } }, 'name.toString: is not a field'],
  ['an unknown icon', { icon: 'rocket' }, 'icon: must be one of trophy'],
  ['a result theme that is a name', { resultTheme: 'career' }, 'resultTheme: must be an object'],
  ['a result theme without a color', { resultTheme: { onColor: '#ffffff' } }, 'resultTheme.color: is missing'],
  ['a color that is not hexadecimal', { resultTheme: { color: 'red' } }, 'resultTheme.color: must be a color'],
  ['a color with too little contrast', { resultTheme: { color: '#ffd24a' } }, 'resultTheme: the contrast of'],
  ['an unknown subject of the feedback form', { feedbackTopic: 'penalties' }, 'feedbackTopic: must be one of general'],
  ['a matchday that is a text', { matchday: 'false' }, 'matchday: must be true, false or the options'],
  ['a fixture option that is a number', { matchday: { options: { timer: 30 } } }, 'matchday: must be true, false or'],
  ['a weekend without other days', { matchday: { weekend: { mode: 'recall' } } }, 'matchday: must be true, false or'],
  ['draws that are a text', { draws: 'players' }, 'draws: must be a list'],
  ['an unknown draw', { draws: ['players', 'referees'] }, 'draws.1: must be one of careers'],
  ['a round of no time', { minutes: 0 }, 'minutes: must be a whole number'],
  ['a round of half a minute', { minutes: 0.5 }, 'minutes: must be a whole number'],
  ['a note that is not text', { note: { en: 7 } }, 'note.en: must be a text'],
  ['the route of the console', { route: '/admin-login' }, 'route: is reserved for the site'],
  ['the route of the hub', { route: '/' }, 'route: must be a slash'],
  ['a route of another site', { route: '//evil.example' }, 'route: must be a slash'],
  ['an unknown field', { scripts: ['x.js'] }, 'scripts: is not a field of the manifest'],
  ['a field that every object has', JSON.parse('{"__proto__":1}') as object, '__proto__: is not a field'],
])('a manifest with %s is invalid', (_what, change, reason) => {
  const manifest: unknown = JSON.parse(JSON.stringify({ ...valid, ...change }));
  expect(manifestFaults(manifest)).toEqual([expect.stringContaining(reason)]);
});

test('manifestFaults lists the faults of all fields', () => {
  const faults = manifestFaults({ ...valid, key: 'A', version: 'x', icon: 'rocket' });
  expect(['key', 'version', 'icon'].every((field) => faults.some((fault) => fault.startsWith(field)))).toBe(true);
});

test.each([null, 'text', 5, []])('%j is not a manifest', (value) => {
  expect(manifestFaults(value)).not.toEqual([]);
});

test('the schema and the types list the same icons, feedback subjects and draws', () => {
  expect(schema.properties.icon.enum).toEqual([...PLUGIN_ICONS, OWN_ICON]);
  expect(schema.properties.feedbackTopic.enum).toEqual([...FEEDBACK_GAMES]);
  expect(schema.properties.draws.items.enum).toEqual([...DRAWS]);
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

test('the schema has the same pattern of a game’s key', () => {
  expect(schema.properties.key.pattern).toBe(GAME_KEY.source);
});
