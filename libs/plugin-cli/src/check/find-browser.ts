import { existsSync } from 'node:fs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Returns the path of a Chromium: `CHROMIUM_PATH`, or else a usual location; null without one. */
export function findBrowser({ CHROMIUM_PATH }: NodeJS.ProcessEnv): string | null {
  return CHROMIUM_PATH || (USUAL.find((path) => existsSync(path)) ?? null);
}
