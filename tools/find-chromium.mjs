// Where the browser of the browser tests is: named by CHROMIUM_PATH, brought by Playwright, or the system's own.
import { existsSync } from 'node:fs';
import { run, say } from './prepare.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of a browser, or undefined where there is none and none can be installed. */
export async function findChromium() {
  return (await present()) ?? (await installed());
}

async function present() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

async function installed() {
  const debianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!debianRoot) {
    console.error('No Chromium was found. Install one, or name it with CHROMIUM_PATH.');
    return undefined;
  }
  say('Installing Chromium for the browser tests (once) …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return SYSTEM.find((path) => existsSync(path));
}
