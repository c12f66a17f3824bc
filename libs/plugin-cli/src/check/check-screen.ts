import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Finding } from '@soccer-legends/plugin-checks';
import { writeScreenPage, type Measured, type Size } from './screen-page.ts';

const SIZES: readonly Size[] = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 640 },
];
const BROWSER_TIMEOUT_MS = 60_000;
/** Milliseconds of virtual time, which passes as fast as the browser can work. */
const PAGE_TIME_MS = 10_000;

/**
 * Opens the first board of a round in a browser, and measures at four window sizes whether it fits. Then plays a part of
 * the round in a browser that other programs make difficult.
 * @param game folder of the game
 * @param browser path of a Chromium; null without one
 */
export async function checkScreen(game: string, browser = findBrowser(process.env)): Promise<Finding[]> {
  if (browser === null) return [notMeasured('No Chromium was found.')];
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-screen-'));
  try {
    const page = await writeScreenPage(game, folder, SIZES);
    return findingsIn(await openPage(browser, page, folder));
  } catch (fault) {
    return [notMeasured(String((fault as Error).message).slice(0, 500))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openPage(browser: string, page: string, folder: string): Promise<string> {
  const flags = [
    '--headless',
    '--disable-gpu',
    // The page contains only the author's own code.
    '--no-sandbox',
    '--allow-file-access-from-files',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--virtual-time-budget=${PAGE_TIME_MS}`,
    '--window-size=1600,1200',
    '--dump-dom',
  ];
  const { stdout } = await promisify(execFile)(browser, [...flags, pathToFileURL(page).href], {
    timeout: BROWSER_TIMEOUT_MS,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Returns the findings in the page that the browser printed. */
export function findingsIn(html: string): Finding[] {
  const [, text = ''] = /<pre id="measured">([^<]*)<\/pre>/.exec(html) ?? [];
  const measured = JSON.parse(decodeURIComponent(text) || '[]') as (Measured | null)[];
  const findings = SIZES.flatMap(({ width, height }, index): Finding[] => {
    const found = measured[index];
    if (!found) return [notMeasured(`The browser showed no board at ${width} x ${height} px.`)];
    if ('notDealt' in found) return [notMeasured(`No round could be dealt without a server: ${found.notDealt}`)];
    if ('notShown' in found) return [notMeasured(`The board could not be shown: ${found.notShown}`)];
    const misfits = 'misfits' in found ? found.misfits : [];
    return misfits.map((misfit) => ({
      code: 'screen.doesNotFit',
      message: `At ${width} x ${height} px: ${misfit}`,
    }));
  });
  const difficult = measured[SIZES.length];
  const broken = difficult && 'broken' in difficult ? difficult.broken : [];
  findings.push(...broken.map((message): Finding => ({ code: 'screen.breaks', message })));
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}

function notMeasured(message: string): Finding {
  return { code: 'screen.notMeasured', message };
}

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Returns the path of a Chromium: `CHROMIUM_PATH`, or else a usual location; null without one. */
function findBrowser({ CHROMIUM_PATH }: NodeJS.ProcessEnv): string | null {
  return CHROMIUM_PATH || (USUAL.find((path) => existsSync(path)) ?? null);
}
