// Finds the browser for the browser tests: CHROMIUM_PATH, Playwright's own, or the system's.
import { existsSync } from 'node:fs';
import { printStep, runAsync } from './prepare.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Returns the path of a browser, or undefined if none was found and none can be installed. */
export async function findChromium() {
  return (await existing()) ?? installed();
}

async function existing() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

async function installed() {
  const debianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!debianRoot) {
    console.error('No Chromium was found. Install it, or set CHROMIUM_PATH to its path.');
    return undefined;
  }
  printStep('Installing Chromium for the browser tests (once) …');
  await runAsync('apt-get', ['update', '-qq']);
  await runAsync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return SYSTEM.find((path) => existsSync(path));
}
