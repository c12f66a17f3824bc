import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../site/free-port.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STAGED = '1.99.0';

const tour = 'the tour shows a season, a league, four messages and a staged game, and removes its data at the end';

test(tour, { tag: '@long' }, async ({ page }) => {
  test.setTimeout(patience(240_000));
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-visit-'));
  const env = { ...process.env, PORT: String(await freePort()), TMPDIR: folder };
  const program = spawn(process.execPath, ['tools/tour.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(program, 'exit');
  try {
    let text = '';
    program.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await expect.poll(() => text, { timeout: patience(180_000) }).toContain('Ctrl-C');
    const [season, league, , console] = text.match(/http:\S+/g)!;

    await page.goto(season!);
    await page.getByRole('button', { name: shellText('en', 'season.fetch') }).click();
    await expect(page.getByText(/^\d{3} results/)).toBeVisible();

    await page.goto(league!);
    await page.getByLabel(shellText('en', 'league.yourName')).fill('Mira');
    await page.getByRole('button', { name: shellText('en', 'league.join'), exact: true }).click();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: shellText('en', 'league.pastWeeks') })).toBeVisible();

    await page.goto(console!);
    await page.getByLabel('Password').fill(/password: (.+)/.exec(text)![1]!);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('link', { name: /^4 / })).toBeVisible();
    await page.goto(console!.replace('#overview', '#plugins'));
    await expect(page.getByText(STAGED).first()).toBeVisible();
  } finally {
    program.kill('SIGINT');
    await exited;
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
