// Finds the browser for the browser tests: CHROMIUM_PATH, Playwright's own, or the system's. Prefers the headless
// shell, Chromium without a user interface, because the tests need a third less CPU time with it.
import { existsSync } from 'node:fs';
import { installDebianPackage } from './apt.mjs';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Returns the path of a browser; undefined if none was found and none can be installed. */
export async function findChromium() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!(await existingChromium())) await installDebianPackage(name);
  }
  const found = await existingChromium();
  if (!found) console.error('No Chromium was found: npx playwright install chromium, or set CHROMIUM_PATH.');
  return found;
}

/** Whether a browser is on this machine. Checks the system's paths first, because loading Playwright takes seconds. */
export async function hasChromium() {
  return SYSTEM.some((path) => existsSync(path)) || (await existingChromium()) !== undefined;
}

/** Returns the path of a browser on this machine. Also works before the npm packages are installed. */
async function existingChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright').catch(() => ({ chromium: undefined }));
  return [chromium?.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}
