// Runs Lighthouse with its mobile settings on the hub and every game. Prints four scores per page and the failed
// audits. Performance scores depend on the load of the machine, so the best run of each page counts.
import { rmSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { builtGames } from '../site/games.ts';
import { prepareData, startSite } from '../site/site.ts';

const RUNS = Number(process.env.BENCH_ROUNDS ?? 3);
const AIMS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 95 };
const only = process.env.BENCH_PAGES?.split(',');

const data = await prepareData();
const site = await startSite({}, data);
await packed(site.url);
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH,
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

const OWN_PAGES = ['/', '/matchdays', '/season', '/album', '/facts', '/l', '/settings', '/feedback'];
const pages = [...OWN_PAGES, ...builtGames().map(({ route }) => route)].filter((path) => only?.includes(path) ?? true);
const table = {};
const findings = [];
for (const path of pages) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const report = await lighthouse(site.url + path, { port: chrome.port, output: 'json', logLevel: 'error' });
    runs.push(report.lhr);
  }
  const best = runs.reduce((a, b) => (b.categories.performance.score > a.categories.performance.score ? b : a));
  table[path] = scoresOf(best);
  findings.push(...lostPoints(best).map((what) => `${path}  ${what}`));
}
console.table(table);
console.log(findings.join('\n'));
const missed = Object.values(table).some((scores) => Object.keys(AIMS).some((name) => scores[name] < AIMS[name]));
console.log(
  `Aims: ${Object.entries(AIMS)
    .map(([name, aim]) => `${name} ${aim}`)
    .join(', ')}.`,
);

chrome.kill();
await site.stop();
rmSync(data, { recursive: true, force: true });
process.exit(missed ? 1 : 0);

/** Waits until the server has compressed its files, which it does once after a release. */
async function packed(url) {
  const page = await (await fetch(url)).text();
  const script = /<link rel="modulepreload"[^>]* href="([^"]+\/app-[^"]+)"/.exec(page)[1];
  const options = { method: 'HEAD', headers: { 'accept-encoding': 'br' } };
  const encoding = async () => (await fetch(url + script, options)).headers.get('content-encoding');
  while ((await encoding()) !== 'br') await new Promise((resolve) => setTimeout(resolve, 100));
}

/** `machine` is Lighthouse's benchmark index. Below about 1000, its times depend on the load of the machine. */
function scoresOf({ categories, audits, environment }) {
  return {
    ...Object.fromEntries(Object.keys(AIMS).map((name) => [name, Math.round(categories[name].score * 100)])),
    'layout shift': +audits['cumulative-layout-shift'].numericValue.toFixed(3),
    'blocked (ms)': Math.round(audits['total-blocking-time'].numericValue),
    'first paint (s)': +(audits['first-contentful-paint'].numericValue / 1000).toFixed(1),
    'largest paint (s)': +(audits['largest-contentful-paint'].numericValue / 1000).toFixed(1),
    machine: Math.round(environment.benchmarkIndex),
  };
}

/** Returns the audits that lower a score. */
function lostPoints({ categories, audits }) {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 0.9)
      .map(({ id: audit }) => `${id}: ${audits[audit].title} ${audits[audit].displayValue ?? ''}`),
  );
}
