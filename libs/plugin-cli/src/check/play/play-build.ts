import { sourcePlaces, type Finding } from '@soccer-legends/plugin-checks';
import type { Page } from 'playwright-core';
import type { Build } from '../../project/build-game.ts';
import { builtSite, type BuiltSite, ORIGIN } from '../../local-site/built-site.ts';
import { withBrowser } from './browser.ts';
import { playDifficultRound } from './difficult-round.ts';
import { dealFindings } from './deal-findings.ts';
import { finishRound } from './finish-round.ts';
import { readTraces } from './in-page.ts';
import { misfits, SIZES, violations } from './looks.ts';
import { playFramedRound } from './framed-round.ts';
import { ObservedPage } from './observed-page.ts';
import { RandomVisitor, Stopped } from './random-visitor.ts';
import { SiteAnswers } from './site-answers.ts';

/** What `playBuild` plays, and with what. */
export interface Played {
  /** The game's folder, which has its sources. */
  folder: string;
  build: Build;
  /** Origin of a site that answers the game's calls. */
  site: string;
  /** Folder for recorded responses. */
  recordings: string;
}

/**
 * Plays a build in the built shell as a visitor would: intro, random rounds to their results at three sizes, Play Again,
 * leave. Then begins a round in a frame, and plays one in a difficult browser. Returns everything that fails, does not fit,
 * violates an accessibility rule or remains after leaving.
 */
export async function playBuild({ folder, build: { files, maps }, site, recordings }: Played): Promise<Finding[]> {
  const answers = new SiteAnswers(site, recordings);
  const [built, framed] = [true, false].map((isTrusted) => builtSite(files, { isTrusted })) as [BuiltSite, BuiltSite];
  const observe = (one: BuiltSite) => new ObservedPage(one, answers, sourcePlaces(maps, one.base));
  const observed = observe(built);
  const played = await withBrowser(async (browser) => {
    const open = () => browser.newContext({ viewport: SIZES[0], locale: 'en', reducedMotion: 'reduce' });
    const found = await visit(await observed.open(await open()), observed, built);
    const inFrame = await playFramedRound(await open(), observe(framed), framed);
    const disturbed = await playDifficultRound(browser, folder);
    return distinct([...observed.findings, ...found, ...onlyFramed(inFrame, observed.findings), ...disturbed]);
  });
  return played ?? [{ code: 'play.noBrowser', message: 'No Chromium was found.' }];
}

async function visit(page: Page, observed: ObservedPage, { listing }: BuiltSite): Promise<Finding[]> {
  const found: Finding[] = [];
  const visitor = new RandomVisitor(page, (limit) => Math.floor(Math.random() * limit));
  try {
    const first = await visitor.open(ORIGIN + listing.route);
    if (first.problem !== '') throw new Stopped('play.noRound', `The game cannot be opened: ${first.problem}`);
    const before = await page.evaluate<string[]>(readTraces);
    if (first.phase === 'intro') {
      found.push(...(await misfits(page, 'Intro')), ...(await violations(page, 'Intro')));
      await visitor.start();
    } else await visitor.begun();
    found.push(...(await dealFindings(page, listing.remote.entry, listing.matchday !== false)));
    for (const [index, size] of SIZES.entries()) {
      if (index > 0) {
        await page.setViewportSize(size);
        await visitor.playAgain();
      }
      found.push(...(await violations(page, 'Board')));
      await visitor.playToEnd(
        async () => void found.push(...(await misfits(page, 'Board'))),
        () => finishRound(page, listing.remote.entry),
      );
      found.push(...(await violations(page, 'Results')));
    }
    observed.hasLeft = true;
    await visitor.leave();
    found.push(...tracesLeft(before, await page.evaluate<string[]>(readTraces)));
  } catch (fault) {
    if (!(fault instanceof Stopped)) throw fault;
    found.push({ code: fault.code, message: fault.message });
  }
  return found;
}

/** Returns what fails only in a frame. */
function onlyFramed(inFrame: readonly Finding[], inPage: readonly Finding[]): Finding[] {
  const known = new Set(inPage.map(({ message }) => message));
  return inFrame
    .filter(({ message }) => !known.has(message))
    .map((finding) => ({ ...finding, message: `In a frame: ${finding.message}` }));
}

function tracesLeft(before: readonly string[], after: readonly string[]): Finding[] {
  return after
    .filter((trace) => !before.includes(trace))
    .map((trace) => ({ code: 'play.leaks', message: `After leaving the game, the page still has ${trace}.` }));
}

/** Keeps the first of all findings that differ only in the named element and its place. */
function distinct(findings: readonly Finding[]): Finding[] {
  const kindOf = ({ code, message }: Finding) =>
    code === 'screen.doesNotFit' ? message.replaceAll(/"[^"]*"|\d+ to \d+/g, '') : `${code} ${message}`;
  return [...new Map(findings.toReversed().map((finding) => [kindOf(finding), finding])).values()].toReversed();
}
