// Records the requests of a visitor's first matchday, of the next one, and of a friend who answers a challenge. Prints them
// as JSON. Usage: node record-visits.mjs <address of the site> <number of the matchday in UTC>
import { chromium } from 'playwright';
import { answerChallenge, challenge, openVisitor, playMatchday, share, travel } from './matchday-visit.mjs';
import { startRecordingProxy } from './recording-proxy.mjs';

/** Longest wait for one element, because a busy machine is slow. */
const PATIENCE_MS = 90_000;

const [site, matchday] = process.argv.slice(2);
const proxy = await startRecordingProxy(site);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const visitor = await openVisitor(browser, proxy.url);
visitor.page.setDefaultTimeout(PATIENCE_MS);

// On every date, two matchdays can be played in time: one where the day began last, and one where it began first.
const { open } = await cardOf(matchday);
await travel(visitor, 'Etc/GMT+12');
const first = await visit(open.earliest);
await travel(visitor, 'Pacific/Kiritimati');
const returning = await visit(open.latest);
const link = await challenge(visitor.page);
const challenged = await leave(visitor.page);
const friend = await openVisitor(browser, proxy.url);
friend.page.setDefaultTimeout(PATIENCE_MS);
await answerChallenge(friend.page, link);
const answered = await leave(friend.page);

await browser.close();
proxy.stop();
console.log(JSON.stringify({ first, returning, challenged, answered }));

/** Plays all fixtures of a matchday, and returns the requests until the page is left. */
async function visit(number) {
  const { fixtures } = await cardOf(number);
  const keys = fixtures.filter(({ isCalledOff }) => !isCalledOff).map(({ key }) => key);
  await playMatchday(visitor.page, { token: `d${number}`, keys });
  await share(visitor.page);
  return leave(visitor.page);
}

async function cardOf(number) {
  return (await fetch(`${site}/api/matchdays/${number}`)).json();
}

/** Leaves the page, which sends its reports, and returns what was recorded. */
async function leave(page) {
  await page.goto('about:blank');
  return proxy.take();
}
