// @vitest-environment happy-dom
import type { PluginDetail } from '@soccer-legends/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { plugin, version } from '../testing/samples.ts';

closeConsoleAfterEach();

const PLUGINS = '/api/admin/plugins';
const CUP = `${PLUGINS}/cup-finals`;

async function openPlugins(opened: PluginDetail = plugin('cup-finals')) {
  const server = serverWithSession()
    .reply(`GET ${PLUGINS}`, [plugin('memo-game'), opened])
    .reply(`GET ${CUP}`, opened)
    .reply(`GET ${CUP}/tokens`, [])
    .reply(`GET ${CUP}/history`, [])
    .reply(`GET ${CUP}/numbers`, {
      key: 'cup-finals',
      versions: [],
      site: { finishRate: null, medianSeconds: null },
      days: [],
    })
    .reply('GET /api/admin/dev-overrides', []);
  const page = openConsole({ tab: 'plugins', server });
  await screen.findByText('memo-game');
  return page;
}

async function openPlugin(detail?: PluginDetail) {
  const opened = await openPlugins(detail);
  press(screen.getByRole('button', { name: 'cup-finals' }));
  const dialog = within(screen.getByRole('dialog', { name: 'cup-finals' }));
  await dialog.findByText('Cup Finals');
  return { ...opened, dialog };
}

/** Enters a reason in the open dialog and confirms it. */
function confirmWith(title: string, reason: string): void {
  const question = within(screen.getByRole('dialog', { name: title }));
  const button = question.getByRole<HTMLButtonElement>('button', { name: title });
  type(question.getByLabelText('Reason'), '  x ');
  expect(button.disabled).toBe(true);
  type(question.getByLabelText('Reason'), reason);
  press(button);
}

test('lists plugins by key, with their state and live version', async () => {
  await openPlugins(plugin('cup-finals', { withdrawnAt: '2026-11-20T12:00:00Z', candidate: null }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['cup-finals', 'memo-game']);
  const [, cup, memo] = screen.getAllByRole('row');
  within(cup!).getByText('Withdrawn');
  within(memo!).getByText('Switched on');
  within(memo!).getByText('1.0.0');
});

test.each([
  ['no faults', { failures: 0, errors: 0 }, '1,000 loads'],
  ['failed loads and later errors', { failures: 2, errors: 3 }, '1,000 loads · 5 faults'],
  ['script errors', { failures: 0, errors: 0, uncaught: 1 }, '1,000 loads · 1 script error'],
  ['one failed load', { failures: 1, errors: 0 }, '1,000 loads · 1 fault'],
])('shows the health of a version with %s', async (_what, change, text) => {
  const { health } = version('1.0.0');
  const live = version('1.0.0', { health: { ...health, loads: 1000, ...change } });
  await openPlugins(plugin('cup-finals', { live }));
  within(screen.getByRole('row', { name: /^cup-finals/ })).getByText(
    (_text, element) => element?.textContent === text,
    { selector: 'td' },
  );
});

test('the dialog of a plugin shows how fast a version is', async () => {
  const { dialog } = await openPlugin();
  expect(dialog.getAllByText(/ · no faults · 120 ms/)).not.toEqual([]);
});

test('releases a version with a reason and the release that the administrator saw as live', async () => {
  const { server, toasts, dialog } = await openPlugin();
  server.reply(`POST ${CUP}/release`, plugin('cup-finals', { live: version('1.1.0') }));
  server.reply(`GET ${CUP}`, plugin('cup-finals', { live: version('1.1.0') }));
  press(dialog.getByRole('button', { name: 'Release 1.1.0-a1b2c3d4' }));
  screen.getByText(/^1\.1\.0-a1b2c3d4 becomes the live version/);
  confirmWith('Release', 'Fixes the clock.');
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'cup-finals: released' }]));
  expect(server.bodyOf(`POST ${CUP}/release`)).toEqual({
    version: '1.1.0',
    contentHash: 'a1b2c3d4e5f6',
    reason: 'Fixes the clock.',
    expectedLive: '1.0.0-a1b2c3d4',
  });
  await dialog.findByRole('button', { name: 'Release 1.0.0-a1b2c3d4' });
});

test('reports that another version went live first, and reads the plugin again', async () => {
  const { server, toasts, dialog } = await openPlugin();
  server.reply(`POST ${CUP}/release`, problem(409, 'plugin.releaseConflict', 'Another version is live now.'));
  press(dialog.getByRole('button', { name: 'Release 1.1.0-a1b2c3d4' }));
  confirmWith('Release', 'Fixes the clock.');
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { tone: 'destructive', title: 'That did not work', description: 'Another version is live now.' },
    ]),
  );
  await waitFor(() => expect(server.count(`GET ${CUP}`)).toBe(2));
});

test('stages a version for a share of the visitors', async () => {
  const { server, toasts, dialog } = await openPlugin();
  server.reply(`POST ${CUP}/stage`, plugin('cup-finals'));
  press(dialog.getByRole('button', { name: 'Try with some visitors 1.1.0-a1b2c3d4' }));
  type(screen.getByLabelText(/^Share of visitors/), '25');
  confirmWith('Try with some visitors', 'First visitors.');
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'cup-finals: share changed' }]));
  expect(server.bodyOf(`POST ${CUP}/stage`)).toMatchObject({ version: '1.1.0', share: 25, reason: 'First visitors.' });
});

test.each<[string, string, string, Partial<PluginDetail>, string]>([
  ['rolls back', 'Roll back', 'rollback', { previous: version('0.9.0') }, 'cup-finals: rolled back'],
  ['withdraws', 'Withdraw', 'withdraw', {}, 'cup-finals: withdrawn'],
  ['restores', 'Restore', 'restore', { withdrawnAt: '2026-11-20T12:00:00Z' }, 'cup-finals: restored'],
  ['trusts', 'Trust', 'promote', { isTrusted: false }, 'cup-finals: trusted'],
  ['sandboxes', 'Sandbox', 'demote', {}, 'cup-finals: sandboxed'],
  ['admits', 'Admit to matchdays', 'join-matchdays', { matchdays: 'out' }, 'cup-finals: admitted to matchdays'],
  ['excludes', 'Exclude from matchdays', 'leave-matchdays', {}, 'cup-finals: excluded from matchdays'],
])('%s a plugin with a reason', async (_verb, button, path, change, done) => {
  const { server, toasts, dialog } = await openPlugin(plugin('cup-finals', change));
  server.reply(`POST ${CUP}/${path}`, plugin('cup-finals'));
  press(dialog.getByRole('button', { name: button }));
  confirmWith(button, 'It breaks on phones.');
  await waitFor(() => expect(toasts).toMatchObject([{ title: done }]));
  expect(server.bodyOf(`POST ${CUP}/${path}`)).toEqual({ reason: 'It breaks on phones.' });
});

test('keeps the plugin open when a dialog is canceled, and returns the focus to its button', async () => {
  const { server, dialog } = await openPlugin();
  const opener = dialog.getByRole('button', { name: 'Withdraw' });
  press(opener);
  press(within(screen.getByRole('dialog', { name: 'Withdraw' })).getByRole('button', { name: 'ui.cancel' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  dialog.getByText('Cup Finals');
  expect(document.activeElement).toBe(opener);
  expect(server.requests.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
});

test('asks for a new reason after a canceled dialog', async () => {
  const { dialog } = await openPlugin(plugin('cup-finals', { previous: version('0.9.0') }));
  press(dialog.getByRole('button', { name: 'Withdraw' }));
  const withdrawal = within(screen.getByRole('dialog', { name: 'Withdraw' }));
  type(withdrawal.getByLabelText('Reason'), 'It breaks on phones.');
  press(withdrawal.getByRole('button', { name: 'ui.cancel' }));
  press(dialog.getByRole('button', { name: 'Roll back' }));
  const rollback = within(screen.getByRole('dialog', { name: 'Roll back' }));
  expect(rollback.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
});

test.each([
  [2, -2048, '2 files (−2 kB)'],
  [1, 1024, '1 file (+1 kB)'],
  [1, -12, '1 file (±0 kB)'],
])(
  'shows the new draws of a version, and its difference of %d files and %d bytes',
  async (files, bytes, difference) => {
    const changes = { files, bytes, newDraws: ['careers'], droppedDraws: ['players'] } as const;
    const { dialog } = await openPlugin(
      plugin('cup-finals', { isTrusted: false, versions: [version('2.0.0', { changes }), version('1.0.0')] }),
    );
    dialog.getByText('Newly asks for: careers');
    dialog.getByText(`Differs from the live version in ${difference} · no longer asks for: players`);
    dialog.getByText('Like every game: sounds, and 256,000 characters of its own storage');
  },
);

test('offers only available actions: no rollback without a previous version, no release of an incompatible one', async () => {
  const { dialog } = await openPlugin(
    plugin('cup-finals', {
      versions: [
        version('2.0.0', { compatibility: { verdict: 'incompatible', reasons: ['shellTooOld'] } }),
        version('1.0.0'),
      ],
    }),
  );
  expect(dialog.queryByRole('button', { name: 'Roll back' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Release/ })).toBeNull();
  dialog.getByText('play.incompatibility.shellTooOld');
});

test.each([
  ['withdrawn', { withdrawn: true }],
  ['damaged', { damaged: true }],
])('offers neither release nor staging for a %s version', async (_state, change) => {
  const { dialog } = await openPlugin(
    plugin('cup-finals', { versions: [version('2.0.0', change), version('1.5.0'), version('1.0.0')] }),
  );
  dialog.getByText('2.0.0-a1b2c3d4');
  const offered = dialog
    .getAllByRole('button', { name: /^(Release|Try)/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(offered).toEqual(['Release 1.5.0-a1b2c3d4', 'Try with some visitors 1.5.0-a1b2c3d4']);
});

test('shows who did what and why in the history', async () => {
  const opened = await openPlugins();
  opened.server.reply(`GET ${CUP}/history`, [
    {
      id: 1,
      at: '2026-11-20T12:00:00Z',
      action: 'rollback',
      actor: 'system',
      version: version('1.0.0'),
      previous: null,
      share: null,
      reason: 'The candidate failed more often.',
      comparison: {
        candidate: { loads: 50, failures: 10, errors: 0, faultyPercent: 20 },
        live: { loads: 400, failures: 0, errors: 4, faultyPercent: 1 },
      },
    },
  ]);
  press(screen.getByRole('button', { name: 'cup-finals' }));
  const entry = (await screen.findByText('The candidate failed more often.')).closest('li');
  for (const text of ['Rolled back', 'system', '50 loads, 10 failed, 0 broke (20%)']) {
    expect(entry?.textContent).toContain(text);
  }
});

test('creates a publish token, shows its secret once, and revokes it after confirmation', async () => {
  const { server, toasts, dialog } = await openPlugin();
  const token = {
    id: 't1',
    key: 'cup-finals',
    name: 'CI',
    hint: 'slp_ab',
    createdAt: '2026-11-20T12:00:00Z',
    createdBy: 'administrator',
    expiresAt: '2999-01-01T00:00:00Z',
    lastUsedAt: null,
    revokedAt: null,
  };
  server.reply(`POST ${CUP}/tokens`, { ...token, secret: 'slp_abcdef' }).reply(`GET ${CUP}/tokens`, [token]);
  type(dialog.getByLabelText('Team or purpose'), ' CI ');
  press(dialog.getByRole('button', { name: 'Create a token' }));
  await dialog.findByText('slp_abcdef');
  expect(server.bodyOf(`POST ${CUP}/tokens`)).toEqual({ name: 'CI', days: 30 });
  press(dialog.getByRole('button', { name: 'Done' }));
  expect(dialog.queryByText('slp_abcdef')).toBeNull();

  server.reply(`DELETE ${CUP}/tokens/t1`, new Response(null, { status: 204 }));
  press(await dialog.findByRole('button', { name: 'Revoke CI' }));
  const question = within(screen.getByRole('dialog', { name: 'Revoke' }));
  expect(server.count(`DELETE ${CUP}/tokens/t1`)).toBe(0);
  press(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The token was revoked.' }]));
});

test('creates a permission for CI jobs from issuer and subject, and shows which job built a version', async () => {
  const provenance = {
    issuer: 'https://ci.example',
    subject: 's',
    repository: 'team/cup',
    commit: '0a1b',
    run: '42',
    signature: '',
  };
  const { server, dialog } = await openPlugin(
    plugin('cup-finals', { versions: [version('1.1.0', { provenance }), version('1.0.0')] }),
  );
  await dialog.findByText('Built by CI: team/cup · 0a1b · 42');
  const identity = { issuer: 'https://ci.example', subject: 'repo:team/cup:*' };
  const token = {
    ...{ id: 't2', key: 'cup-finals', name: 'CI', hint: '', createdAt: '2026-11-20T12:00:00Z', createdBy: 'owner' },
    ...{ expiresAt: new Date(Date.now() + 86_400_000).toISOString(), lastUsedAt: null, revokedAt: null, ...identity },
  };
  server.reply(`POST ${CUP}/tokens`, { ...token, secret: '' }).reply(`GET ${CUP}/tokens`, [token]);
  type(dialog.getByLabelText('Team or purpose'), 'CI');
  type(dialog.getByLabelText('Issuer of CI jobs (optional)'), identity.issuer);
  const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create a token' });
  expect(create.disabled).toBe(true);
  type(dialog.getByLabelText('Subject of the jobs'), identity.subject);
  press(create);
  await dialog.findByText('repo:team/cup:*');
  dialog.getByText(/^Expires soon: /);
  expect(server.bodyOf(`POST ${CUP}/tokens`)).toEqual({ name: 'CI', days: 30, ...identity });
  expect(dialog.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('uploads an archive, and shows why one was refused', async () => {
  const { server, toasts } = await openPlugins();
  const field = screen.getByLabelText<HTMLInputElement>('Upload an archive');
  const choose = () => fireEvent.change(field, { target: { files: [new File(['zip'], 'cup-finals.zip')] } });
  server.reply(`POST ${PLUGINS}`, problem(400, 'plugin.archive.unreadable', 'This is not a zip archive.'));
  choose();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'The archive was refused', description: 'This is not a zip archive.' }]),
  );
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload an archive' }).disabled).toBe(false),
  );
  server.reply(`POST ${PLUGINS}`, { key: 'cup-finals', release: '1.2.0-ffff0000', created: true });
  choose();
  await waitFor(() =>
    expect(toasts.at(-1)?.title).toBe('cup-finals 1.2.0-ffff0000 was published. A release makes it live.'),
  );
  expect(server.bodyOf(`POST ${PLUGINS}`)).toBeInstanceOf(Blob);
});

test('lists the games that this session loads from the developer’s computer, and ends an override', async () => {
  const server = serverWithSession()
    .reply(`GET ${PLUGINS}`, [plugin('memo-game')])
    .reply('GET /api/admin/dev-overrides', [
      { key: 'memo-game', origin: 'http://localhost:5199', expiresAt: '2026-11-20T12:00:00Z' },
    ])
    .reply(`DELETE ${PLUGINS}/memo-game/dev-override`, new Response(null, { status: 204 }));
  const { toasts } = openConsole({ tab: 'plugins', server });
  await screen.findByText(/^memo-game from http:\/\/localhost:5199 until/);
  server.reply('GET /api/admin/dev-overrides', []);
  press(screen.getByRole('button', { name: 'End memo-game' }));
  await waitFor(() => expect(screen.queryByText(/^memo-game from/)).toBeNull());
  expect(toasts).toMatchObject([{ title: 'memo-game is loaded as published again.' }]);
});

test.each(['{"key":', '["cup-finals"]', 'null', '{"name":"Cup finals"}'])(
  'says that a file with %s is not a plugin.json',
  async (content) => {
    const { toasts } = await openPlugins();
    type(screen.getByLabelText('Address of a game on this machine'), 'http://localhost:5199');
    fireEvent.change(screen.getByLabelText('Choose plugin.json and allow it', { selector: 'input' }), {
      target: { files: [new File([content], 'plugin.json')] },
    });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      title: 'That did not work',
      description: 'The file is not the plugin.json of a game: it is no JSON object with a key.',
    });
  },
);

test('loads a game from the developer’s computer for this session, as its manifest describes it', async () => {
  const { server, toasts } = await openPlugins();
  server.reply(`POST ${CUP}/dev-override`, { key: 'cup-finals', origin: 'http://localhost:5199', expiresAt: '' });
  type(screen.getByLabelText('Address of a game on this machine'), 'http://localhost:5199');
  const file = new File(['{"key":"cup-finals"}'], 'plugin.json');
  fireEvent.change(screen.getByLabelText('Choose plugin.json and allow it', { selector: 'input' }), {
    target: { files: [file] },
  });
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.title).toBe('cup-finals is loaded from http://localhost:5199 in this session.');
  expect(server.bodyOf(`POST ${CUP}/dev-override`)).toEqual({
    origin: 'http://localhost:5199',
    minutes: 240,
    manifest: { key: 'cup-finals' },
  });
});

test('shows the rounds of a version, and its failures with the lines of the team’s sources', async () => {
  const failure = {
    name: 'TypeError',
    at: ['src/rules/cups.ts:88'],
    count: 5,
    last: '2026-11-20T12:00:00Z',
    screens: { results: 5 },
  };
  const rounds = { shown: 200, begun: 1200, finished: 77, won: 40, again: null };
  const { server } = await openPlugins();
  server.reply(`GET ${CUP}/numbers`, {
    key: 'cup-finals',
    alert: null,
    versions: [
      {
        ...version('1.0.0'),
        ...{ rounds, finishRate: 0.06, medianSeconds: 42, failures: [failure], lost: { undealt: 3, hung: 0 } },
      },
    ],
    site: { finishRate: 0.9, medianSeconds: 63 },
    days: [{ day: '2026-11-19', ...rounds, medianSeconds: null }],
    languages: [{ language: 'pt', ...rounds, begun: 900, medianSeconds: 40 }],
  });
  press(screen.getByRole('button', { name: 'cup-finals' }));
  const dialog = within(screen.getByRole('dialog', { name: 'cup-finals' }));
  expect(await dialog.findAllByText('shown 200 · begun 1,200 · finished 77 · won 40 · again –')).toHaveLength(2);
  dialog.getByText('failed deals 3 · frozen pages 0');
  dialog.getByText('2026-11-19');
  dialog.getByText('shown 200 · begun 900 · finished 77 · won 40 · again –');
  dialog.getByText('median 40 s');
  dialog.getByText(/results 5/);
  dialog.getByText('median 42 s (all games: 63 s)');
  dialog.getByText('src/rules/cups.ts:88');
});
