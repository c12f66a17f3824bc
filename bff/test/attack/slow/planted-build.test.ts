import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANTED } from '../../fixtures/planted-settings.ts';
import { filesOf, filesWith } from '../../fixtures/readable-files.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const VITE = join(root, 'node_modules/vite/bin/vite.js');

describe('a build with every server setting in the environment', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sl-built-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('includes none of them in the console', { timeout: 240_000 }, async () => {
    const exposed = Object.entries(PLANTED).map(([name, value]) => [`VITE_${name}`, value]);
    await run(process.execPath, [VITE, 'build', '--outDir', folder], {
      cwd: join(root, 'admin'),
      env: { PATH: process.env['PATH'], ...PLANTED, ...Object.fromEntries(exposed) },
    });
    const files = filesOf(folder);
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(filesWith(files, Object.values(PLANTED))).toEqual([]);
  });
});
