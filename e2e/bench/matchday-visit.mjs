// A visitor's matchday in a real browser: the hub, every fixture to its end, the results, a shared picture and a challenge.
import { allPlayers } from '../players/all-players.ts';
import { begin, messageToShare, playToEnd, shellButton, startButton } from '../site/game-visit.ts';
import { openIn, untilHydrated } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const LANGUAGE = 'en';
const CHALLENGED = 'logo-game';
/** The page's clock is paused this long after the round is open, in milliseconds. */
const PAUSE_AFTER_MS = 1000;

/** Makes the dialogs offer to share the picture, as on phones. */
function allowSharing() {
  navigator.canShare = () => true;
  navigator.share = () => Promise.resolve();
}

/** Opens a browser for one visitor. Its cache is empty. */
export async function openVisitor(browser, url) {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(allowSharing);
  const page = await context.newPage();
  await page.clock.install();
  return { page, session: await context.newCDPSession(page) };
}

/** Moves the visitor to another time zone, and so to another date. */
export async function travel({ session }, timezoneId) {
  // One zone cannot replace another directly.
  await session.send('Emulation.setTimezoneOverride', { timezoneId: '' });
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}

/** Opens the hub, and plays all fixtures of a matchday. `keys` are its games. */
export async function playMatchday(page, { token, keys }) {
  await openIn(page, LANGUAGE, '/');
  await untilHydrated(page);
  const players = keys.map((key) => allPlayers.find((player) => player.key === key));
  for (const player of players) await playFixture(page, player, token);
}

/** Shows the result as a message with a picture. */
export async function share(page) {
  await openDialog(page, shellButton(page, LANGUAGE, 'share.share'));
  await page.keyboard.press('Escape');
}

/** Plays a free round and makes a challenge of it. Returns the link for a friend. */
export async function challenge(page) {
  const player = allPlayers.find(({ key }) => key === CHALLENGED);
  await page.goto(player.route);
  await playOpenRound(page, player);
  const button = page.getByRole('button', { name: new RegExp(`^${shellText(LANGUAGE, 'challenge.challenge')}`) });
  await button.click();
  await page.waitForURL(/\?deal=c/);
  await playOpenRound(page, player);
  await openDialog(page, button);
  const message = await messageToShare(page);
  return message.split('\n').at(-1);
}

/** Opens a dialog that loads its picture. */
async function openDialog(page, button) {
  const picture = page.waitForResponse((response) => response.url().includes('/og/'));
  await button.click();
  await page.getByRole('dialog').waitFor();
  await (await picture).finished();
}

/** Follows the link of a challenge and plays its round. */
export async function answerChallenge(page, link) {
  await page.goto(link);
  const player = allPlayers.find(({ key }) => key === CHALLENGED);
  await playOpenRound(page, player);
}

async function playFixture(page, player, token) {
  const link = page.locator(`a[href="${player.route}?deal=${token}"]`).first();
  // From the results, a link leads to the next fixture.
  if (await link.isVisible()) await link.click();
  else await page.goto(`${player.route}?deal=${token}`);
  await playOpenRound(page, player);
}

async function playOpenRound(page, player) {
  if (player.startText !== null) await startButton(page, player, LANGUAGE).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_AFTER_MS);
  const fixture = asFixture(player);
  await begin(page, fixture, LANGUAGE, 'mouse');
  await playToEnd(page, fixture, { language: LANGUAGE, right: true, input: 'mouse' });
  await page.locator('main article > header').waitFor();
  await page.clock.resume();
}

/** Fixtures have no options. Player Wheel never ends for a player who knows everyone, but counts after ten questions. */
function asFixture(player) {
  if (player.key !== 'player-wheel') return { ...player, option: undefined };
  return {
    ...player,
    async win(page, answering) {
      for (let question = 0; question < 10; question += 1) {
        await this.answer(page, answering);
        await page.clock.runFor(this.feedbackMs);
      }
      await shellButton(page, LANGUAGE, 'shell.exit').click();
    },
  };
}
