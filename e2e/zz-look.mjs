import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
const OUT = '/tmp/sync-shots',
  DATA = '/tmp/sync-data',
  PORT = 4788,
  url = `http://localhost:${PORT}`;
rmSync(DATA, { recursive: true, force: true });
mkdirSync(DATA, { recursive: true });
let log = '';
async function startServer() {
  const t = Date.now();
  const p = spawn(process.execPath, ['bff/dist/main.js'], {
    cwd: '/tmp/wt/sync',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      PORT: String(PORT),
      DATA_DIR: DATA + '/data',
      ADMIN_PASSWORD: 'Correct-Horse-Battery-9',
    },
  });
  p.stdout.on('data', (c) => (log += c));
  p.stderr.on('data', (c) => (log += c));
  for (;;) {
    const a = await fetch(url + '/readyz').catch(() => 0);
    if (a && a.ok) break;
    if (p.exitCode !== null) throw new Error(log);
    await new Promise((r) => setTimeout(r, 100));
  }
  console.log('server', p.pid, 'ready after', Date.now() - t);
  return p;
}
const say = (...a) => console.log(new Date().toISOString().slice(14, 23), ...a);
let server = await startServer();
say(
  'log says:',
  log.split('\n').find((l) => l.includes('API_FOOTBALL_KEY')),
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const login = await ctx.request.post(url + '/api/admin/login', { data: { password: 'Correct-Horse-Battery-9' } });
say('login', login.status());
await ctx.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
let page = await ctx.newPage();
const posts = [];
const watch = (p) => {
  p.on('request', (r) => {
    if (r.method() === 'POST') posts.push(r.url().replace(url, ''));
  });
  p.on('pageerror', (e) => say('PAGEERROR', e.message));
};
watch(page);
const shots = async (name, full = false) => {
  for (const [w, h] of [
    [1280, 900],
    [360, 740],
  ])
    for (const c of ['light', 'dark']) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: c });
      await page.waitForTimeout(120);
      await page.screenshot({ path: `${OUT}/${name}-${w}-${c}.png`, fullPage: full });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
};
await page.goto(url + '/admin#admin');
await page.getByRole('tabpanel').waitFor();
await page.getByText('API Data Sync').waitFor();
await shots('01-tools', true);
for (const [i, b] of [
  'Sync New Players from API',
  'Update Existing Players',
  'Sync Complete Teams from API',
  'Sync Players by Name Search',
  'Sync Coach by Name Search',
  'Update all coaches',
  'Update team statistics',
].entries()) {
  await page.getByRole('button', { name: b }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(300);
  if (i === 2) await page.getByRole('dialog').getByLabel('Team').fill('nowhere');
  await page.screenshot({ path: `${OUT}/02-dialog-${i}.png` });
  if (i === 0 || i === 2) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${OUT}/02-dialog-${i}-360.png` });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(250);
}
const startRun = async (double) => {
  await page.getByRole('button', { name: 'Sync New Players from API' }).click();
  const s = page.getByRole('dialog').getByRole('button', { name: 'Start' });
  if (double) await s.dblclick();
  else await s.click();
};
posts.length = 0;
await startRun(true);
await page.getByRole('progressbar').waitFor();
await page.waitForTimeout(1500);
say(
  'POSTs after a double click',
  posts.filter((p) => p.includes('sync')),
);
await shots('03-progress');
// close tab while running
await page.close();
page = await ctx.newPage();
watch(page);
await page.goto(url + '/admin#players');
await page.getByRole('progressbar').waitFor({ timeout: 10000 });
say('a new tab shows the run');
await page.screenshot({ path: `${OUT}/04-newtab.png` });
await page.getByRole('button', { name: 'Cancel the run' }).click();
await page.waitForTimeout(100);
await page.screenshot({ path: `${OUT}/05-cancelling.png` });
await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 15000 });
say('cancelled');
await page.waitForTimeout(300);
await page.screenshot({ path: `${OUT}/06-cancelled.png` });
const hist = async () =>
  (await (await ctx.request.get(url + '/api/admin/sync-history')).json()).map(
    ({ id, status, error, playersAdded, playersFailed, totalPlayersProcessed }) => ({
      id,
      status,
      error,
      playersAdded,
      playersFailed,
      totalPlayersProcessed,
    }),
  );
say('history', JSON.stringify(await hist()));
await page.goto(url + '/admin#admin');
await page.getByText('API Data Sync').waitFor();
await startRun(false);
await page.getByText(/^[4-9] of 20/).waitFor({ timeout: 30000 });
say('kill -9', server.pid);
server.kill('SIGKILL');
const killed = Date.now();
await page.waitForTimeout(2500);
await page.screenshot({ path: `${OUT}/07-killed.png` });
server = await startServer();
await page
  .getByText(/^(1\d) of 20/)
  .waitFor({ timeout: 60000 })
  .catch(() => say('no progress seen beyond 10'));
say('goes on', Date.now() - killed, 'ms after the kill');
await page.screenshot({ path: `${OUT}/08-goes-on.png` });
await page.getByRole('dialog', { name: '¡Sincronización Completada!' }).waitFor({ timeout: 90000 });
say('results dialog');
await page.waitForTimeout(500);
await shots('09-results');
say('history', JSON.stringify(await hist()));
await page.keyboard.press('Escape');
await page.goto(url + '/admin#syncHistory');
await page.getByRole('tabpanel').getByRole('row').nth(1).waitFor();
await page.waitForTimeout(800);
await shots('10-history', true);
await page.getByRole('tabpanel').getByRole('button', { name: 'New players' }).last().click();
await page.getByRole('dialog').waitFor();
await page.waitForTimeout(600);
await shots('11-run');
await page.keyboard.press('Escape');
// a run that is so quick that its end may come before its answer
await page.goto(url + '/admin#admin');
await page.getByText('API Data Sync').waitFor();
await page.getByRole('button', { name: 'Sync Players by Name Search' }).click();
await page.getByRole('dialog').getByLabel('Name').fill('Son');
await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
await page.getByText('Name Search Sync Failed').first().waitFor({ timeout: 15000 });
await page.waitForTimeout(300);
await page.screenshot({ path: `${OUT}/12-failed-search.png` });
say('failed search toast');
await page.waitForTimeout(6000);
await page.getByRole('button', { name: 'Sync Coach by Name Search' }).click();
await page.getByRole('dialog').getByLabel('Names').fill('Ferguson, Nobody Here');
await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
await page.getByRole('dialog', { name: '¡Sincronización Completada!' }).waitFor({ timeout: 30000 });
await page.waitForTimeout(400);
await page.screenshot({ path: `${OUT}/13-coaches.png` });
await page.keyboard.press('Escape');
await page.goto(url + '/admin#api-football');
await page.waitForTimeout(1500);
await shots('14-api', true);
await browser.close();
const gone = new Promise((r) => server.once('exit', r));
server.kill('SIGTERM');
await gone;
writeFileSync('/tmp/sync-look-server.log', log);
say('done');
