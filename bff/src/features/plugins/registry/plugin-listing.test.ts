import type { PluginManifest } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { toGameListing } from './plugin-listing.ts';
import type { Plugin, PluginVersion } from './plugin.entities.ts';

const manifest: PluginManifest = {
  key: 'penalty-kick',
  version: '1.2.3',
  name: { en: 'Penalty Kick' },
  description: { en: 'Left or right?' },
  icon: 'trophy',
  sdk: '^1.0.0',
  resultTheme: { color: '#5b2a86' },
};

function listingOf(
  changes: object,
  { frame, files = [], usualMinutes }: { frame?: string; files?: object[]; usualMinutes?: number } = {},
) {
  const version = {
    key: 'penalty-kick',
    contentHash: '0a1b2c3d4e5f',
    files,
    manifest: { ...manifest, ...changes },
  };
  return toGameListing(
    { id: 1, isActive: true, usualMinutes: usualMinutes ?? null } as Plugin,
    version as unknown as PluginVersion,
    frame,
  );
}

test.each<[string, object, object]>([
  ['its own color', {}, { color: '#5b2a86', onColor: '#ffffff' }],
  ['the default color for a stored manifest with a theme name', { resultTheme: 'career' }, { color: '#0b6b3a' }],
])('a plugin is listed with %s', (_what, changes, resultTheme) => {
  expect(listingOf(changes)).toMatchObject({ resultTheme });
});

test.each([
  ['trophy', 'trophy'],
  ['icon.svg', '/plugins/penalty-kick/1.2.3-0a1b2c3d/icon.svg'],
])('a plugin with the icon %s is listed with %s', (icon, expected) => {
  expect(listingOf({ icon }).icon).toBe(expected);
});

test('a listing of a plugin contains the note and the minutes only if the manifest has them', () => {
  expect(listingOf({ note: { en: 'Clues: 7, 6, 5' }, minutes: 3 })).toMatchObject({
    notes: { en: 'Clues: 7, 6, 5' },
    minutes: 3,
  });
  expect(Object.keys(listingOf({}))).not.toEqual(expect.arrayContaining(['notes']));
});

test('the minutes of the rounds on this site replace those of the manifest', () => {
  expect(listingOf({ minutes: 3 }, { usualMinutes: 5 }).minutes).toBe(5);
});

test('a plugin without a feedback topic is listed with the topic general', () => {
  expect(listingOf({}).feedbackTopic).toBe('general');
  expect(listingOf({ feedbackTopic: 'wheel' }).feedbackTopic).toBe('wheel');
});

test('a page has nothing to load of a sandboxed plugin, whose frame gets the code with its hashes', () => {
  const base = '/plugins/penalty-kick/1.2.3-0a1b2c3d';
  const files = [
    { path: 'remoteEntry.js', sha384: 'sha384-x' },
    { path: 'assets/style.css', sha384: 'sha384-y' },
  ];
  const code = {
    js: [`${base}/remoteEntry.js`],
    css: [`${base}/assets/style.css`],
    integrity: { [`${base}/remoteEntry.js`]: 'sha384-x' },
  };
  const { remote, sandbox } = listingOf({ draws: ['careers'] }, { frame: '/plugins/frame', files });
  expect(remote).toMatchObject({ js: [], css: [], integrity: {} });
  expect(sandbox).toEqual({ ...code, frame: '/plugins/frame', draws: ['careers'] });
  expect(listingOf({}, { files })).toMatchObject({ remote: code });
  expect(listingOf({}, { files })).not.toHaveProperty('sandbox');
});
