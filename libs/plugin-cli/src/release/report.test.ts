import { stripVTControlCharacters } from 'node:util';
import type { PluginDetail, PluginHistoryEntry, PluginNumbers, PublishedVersion } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import type { Terminal } from '../output/terminal.ts';
import { reportNumbers, reportPlugin, reportStage } from './report.ts';

/** A version with the properties that the reports read. */
const version = (name: string, change: Partial<PublishedVersion> = {}): PublishedVersion =>
  ({
    release: `${name}-a1b2c3d4`,
    publishedAt: '2026-11-20T12:00:00Z',
    publishedBy: 'team',
    bytes: 2048,
    health: { loads: 1, failures: 1, errors: 2, medianReadyMs: 120 },
    ...change,
  }) as PublishedVersion;

const LIVE = version('1.1.0');
const CANDIDATE = { ...version('1.2.0'), share: 10, since: '2026-11-20T12:00:00Z' };
const VERSIONS = [
  version('1.3.0', { damaged: true }),
  CANDIDATE,
  LIVE,
  version('1.0.1', { withdrawn: true, damaged: true }),
  version('1.0.0'),
];
const DETAIL = {
  key: 'corner-flag',
  route: '/corner-flag',
  isActive: true,
  matchdays: 'out',
  live: LIVE,
  candidate: CANDIDATE,
  damaged: [] as readonly string[],
  versions: VERSIONS as readonly PublishedVersion[],
} as PluginDetail;

/** Returns the printed lines without colors. */
function printed(report: (terminal: Terminal) => void): string[] {
  const lines: string[] = [];
  report({ out: (line) => lines.push(line), err: (line) => lines.push(line) });
  return stripVTControlCharacters(lines.join('\n')).split('\n');
}

test('marks each version by what visitors get', () => {
  const [head, ...all] = printed((terminal) => reportPlugin(DETAIL, [], terminal));
  expect(head).toBe('corner-flag at /corner-flag: on');
  const lines = all.slice(0, VERSIONS.length);
  expect(lines.map((line) => line.slice(2, 12) + line.slice(12).split(' ')[0])).toEqual([
    'damaged   1.3.0-a1b2c3d4',
    '10 %      1.2.0-a1b2c3d4',
    'live      1.1.0-a1b2c3d4',
    'withdrawn 1.0.1-a1b2c3d4',
    '          1.0.0-a1b2c3d4',
  ]);
  expect(lines[2]).toContain('2026-11-20 12:00 UTC by team, 2.0 kB; 1 load, 3 faults, ready in 120 ms');
});

test('prints the repository and the commit of a version that CI built below its line', () => {
  const provenance = {
    issuer: 'https://ci.example',
    subject: 'repo:a',
    repository: 'a/b',
    commit: '0a1b',
    run: null,
    signature: '',
  };
  const versions = [version('1.1.0', { provenance }), version('1.0.0')];
  const lines = printed((terminal) => reportPlugin({ ...DETAIL, versions }, [], terminal));
  expect(lines.slice(1, 4).map((line) => line.trim())).toEqual([
    expect.stringMatching(/^live +1\.1\.0-/),
    'built by CI from a/b, commit 0a1b',
    expect.stringMatching(/^1\.0\.0-/),
  ]);
});

test.each([
  ['out', 'An administrator of the site can admit the game'],
  ['waiting', 'once its live version has been live for a day'],
] as const)('says what a game whose matchdays are "%s" waits for', (matchdays, text) => {
  const lines = printed((terminal) => reportPlugin({ ...DETAIL, matchdays }, [], terminal));
  expect(lines.join('\n')).toContain(text);
});

test.each([
  ['withdrawn', { withdrawnAt: '2026-11-20T12:00:00Z' }, 'withdrawn'],
  ['switched off', { isActive: false }, 'switched off'],
])('shows that a game is %s', (_what, change, state) => {
  expect(printed((terminal) => reportPlugin({ ...DETAIL, ...change }, [], terminal))[0]).toMatch(`: ${state}`);
});

test('prints the latest eight events, newest first', () => {
  const history = Array.from(
    { length: 9 },
    (_, index) => ({ at: '2026-11-20T12:00:00Z', actor: 'team', reason: `reason ${index}` }) as PluginHistoryEntry,
  );
  const lines = printed((terminal) => reportPlugin(DETAIL, history, terminal));
  expect(lines.slice(lines.indexOf('Latest events:') + 1).map((line) => line.split(': ').at(-1))).toEqual(
    Array.from({ length: 8 }, (_, index) => `reason ${index}`),
  );
});

test.each([
  ['a staged version', DETAIL, '✓ corner-flag: 10 % of the visitors get 1.2.0-a1b2c3d4, others 1.1.0-a1b2c3d4.', 2],
  [
    'the end of the staging',
    { ...DETAIL, candidate: null },
    '✓ corner-flag: the staging has ended. All visitors get 1.1.0-a1b2c3d4.',
    1,
  ],
  [
    'a first version',
    { ...DETAIL, live: null },
    '✓ corner-flag: 10 % of the visitors get 1.2.0-a1b2c3d4, others nothing.',
    2,
  ],
])('reports %s', (_what, detail, line, count) => {
  const lines = printed((terminal) => reportStage(detail, terminal));
  expect([lines[0], lines.length]).toEqual([line, count]);
});

test('prints numbers of rounds below ten as "<10" and no unknown average, and each failure with its line, browsers and languages', () => {
  const rounds = { shown: 20, begun: 12, finished: 10, won: null, again: null };
  const none = { shown: null, begun: null, finished: null, won: null, again: null };
  const failure = {
    name: 'TypeError',
    at: ['src/rules/cups.ts:88'],
    count: 5,
    first: '2026-11-25T10:00:00Z',
    last: '2026-11-29T10:00:00Z',
    browsers: { Firefox: 5 },
    languages: { pt: 5 },
    screens: { results: 5 },
  };
  const lost = { undealt: 0, hung: 0 };
  const unknown = { lost, finishRate: null, medianSeconds: null, failures: [] };
  const versions = [
    { ...LIVE, version: '1.1.0', rounds, lost, finishRate: 10 / 12, medianSeconds: 42, failures: [failure] },
    { ...LIVE, ...unknown, version: '1.0.1', rounds },
    { ...LIVE, ...unknown, version: '1.0.0', rounds: none, lost: { undealt: 1, hung: 2 } },
  ];
  const days = [{ day: '2026-11-29', ...rounds, medianSeconds: 42 }];
  const languages = [{ language: 'pt', ...none, medianSeconds: null }];
  const site = { finishRate: 0.9, medianSeconds: null };
  const lines = printed((terminal) =>
    reportNumbers({ alert: 'It fails.', versions, site, days, languages } as unknown as PluginNumbers, terminal),
  );
  expect(lines.map((line) => line.replace(/last .*?;/, 'last …;'))).toEqual([
    '',
    'It fails.',
    '',
    'Rounds in 30 days:',
    '  1.1.0  shown 20, begun 12, finished 10, won <10, again <10; 83 % finished, median 42 s',
    '  1.0.1  shown 20, begun 12, finished 10, won <10, again <10',
    '  All games of the site: 90 % finished',
    '  2026-11-29  shown 20, begun 12, finished 10, won <10, again <10; median 42 s',
    '  pt  shown <10, begun <10, finished <10, won <10, again <10',
    '  1.0.0  1 failed deal, 2 frozen pages',
    '',
    'Failures in 30 days:',
    '  5 × TypeError at src/rules/cups.ts:88',
    '    1.1.0, last …; results 5, Firefox 5, pt 5',
  ]);
});
