import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Starts Chromium, runs an action with it and closes it. Returns undefined if no Chromium was found. */
export async function withBrowser<Value>(action: (browser: Browser) => Promise<Value>): Promise<Value | undefined> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return undefined;
  // The page contains only the author's own code, and containers lack what the browser's sandbox needs.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}

/** Returns the path of a Chromium: `CHROMIUM_PATH`, or else Playwright's own or a usual location; undefined if there is none. */
function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || [chromium.executablePath(), ...USUAL].find((path) => existsSync(path));
}
