import { GOLDEN_ROUNDS_BYTES, type GoldenResult, type GoldenRound, type GoldenRounds } from '@soccer-legends/contracts';
import type { Finding } from '@soccer-legends/plugin-checks';
import { builtSite, ORIGIN } from '../../local-site/built-site.ts';
import { ObservedPage } from './observed-page.ts';
import { inGame, type PageGame } from './page-game.ts';
import { withBrowser } from './browser.ts';
import type { Played } from './play-build.ts';
import { SiteAnswers } from './site-answers.ts';

const SEEDS = [1, 2, 3];

/** The rounds that a build plays, and its differences from an earlier version. */
interface GoldenPlay {
  /** Rounds of this build, for the next version. */
  rounds: readonly GoldenRound[];
  /** Rounds of an earlier version that this build plays differently. */
  findings: readonly Finding[];
}

/**
 * Replays the rounds of an earlier version with the rules of a build, unless the build has another major version. Then plays new
 * rounds with random legal moves. The seeds of these rounds are always the same.
 */
export async function playGoldenRounds(
  { build: { files }, site, recordings }: Omit<Played, 'folder'>,
  { version: earlier, rounds }: GoldenRounds,
): Promise<GoldenPlay> {
  const built = builtSite(files);
  const { remote, version } = built.listing;
  const compared = earlier !== null && majorOf(earlier) === majorOf(version) ? rounds : [];
  const played = await withBrowser(async (browser) => {
    const observed = new ObservedPage(built, new SiteAnswers(site, recordings), () => undefined);
    const page = await observed.open(await browser.newContext({ locale: 'en' }));
    await page.goto(ORIGIN + built.listing.route);
    await page.locator('[data-phase]:not([data-phase=preparing])').waitFor({ state: 'attached' });
    return {
      differences: await inGame(page, remote.entry, replay, compared),
      rounds: await inGame(page, remote.entry, play, SEEDS),
    };
  });
  const findings = (played?.differences ?? []).map((difference): Finding => {
    const message = `A round of version ${earlier} is played differently: ${difference}.`;
    return { code: 'play.differs', message };
  });
  return { findings, rounds: withinLimit(played?.rounds ?? []) };
}

function majorOf(version: string): string {
  return version.split('.')[0]!;
}

/** Leaves out the last rounds if all together are too large to upload. */
function withinLimit(rounds: readonly GoldenRound[]): readonly GoldenRound[] {
  // In UTF-8, a unit of a JavaScript string has at most three bytes.
  const isWithin = JSON.stringify(rounds).length <= GOLDEN_ROUNDS_BYTES / 3;
  return isWithin || rounds.length === 0 ? rounds : withinLimit(rounds.slice(0, -1));
}

/** Runs in the page. Leaves out rounds that cannot be dealt or do not end. */
async function play(
  { game, sdk, options, services, movesIn, mostMoves }: PageGame,
  seeds: readonly number[],
): Promise<GoldenRound[]> {
  const { rules } = game;
  const playRound = async (seed: number): Promise<GoldenRound | undefined> => {
    const deal = await game.deal({ options, services, seed });
    const chance = sdk.createRandom(seed);
    const moves: unknown[] = [];
    for (let state = rules.start(deal, sdk.createRandom(seed)); moves.length < mostMoves;) {
      const status = rules.status(state);
      if (status.phase === 'over') {
        const { outcome, score, roundsWon, roundsTotal } = status.result;
        return { deal, seed, moves, result: { outcome, score, roundsWon, roundsTotal } };
      }
      const choices = movesIn(state);
      const request = rules.effects?.(state).find((effect) => effect.request !== undefined)?.request;
      const move = choices[chance.below(choices.length || 1)] ?? (await game.perform?.(request, services));
      const outcome = rules.play(state, move, sdk.randomOfMove(seed, moves.length));
      if (!outcome.accepted) return undefined;
      state = outcome.state;
      moves.push(move);
    }
    return undefined;
  };
  const rounds: GoldenRound[] = [];
  for (const seed of seeds) {
    const round = await playRound(seed).catch(() => undefined);
    if (round) rounds.push(round);
  }
  return rounds;
}

/** Runs in the page. Returns a text for each round that is played differently. */
function replay({ game: { rules }, sdk }: PageGame, rounds: readonly GoldenRound[]): string[] {
  const differenceOf = ({ deal, seed, moves, result }: GoldenRound): string | undefined => {
    let state = rules.start(deal, sdk.createRandom(seed));
    for (const [index, move] of moves.entries()) {
      const outcome = rules.play(state, move, sdk.randomOfMove(seed, index));
      if (!outcome.accepted)
        return `its move ${index + 1}, ${JSON.stringify(move)}, is rejected with "${outcome.reason}"`;
      state = outcome.state;
    }
    const status = rules.status(state);
    if (status.phase !== 'over') return `it has not ended after its ${moves.length} moves`;
    const names: (keyof GoldenResult)[] = ['outcome', 'score', 'roundsWon', 'roundsTotal'];
    const changed = names.filter((name) => status.result[name] !== result[name]);
    const texts = changed.map((name) => `${name} is ${status.result[name]} instead of ${result[name]}`);
    return texts.length > 0 ? texts.join(', ') : undefined;
  };
  return rounds.flatMap((round) => {
    try {
      return differenceOf(round) ?? [];
    } catch (error) {
      return `the rules throw "${(error as Error).message}"`;
    }
  });
}
