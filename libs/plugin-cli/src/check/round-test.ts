import type { Finding } from '@soccer-legends/plugin-checks';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';

const FILE = 'src/soccer-legends-round.test.tsx';

/** A test that deals a round without a server, renders it and records the violations that axe finds. */
const ROUND_TEST = `// @vitest-environment happy-dom
// Written by "soccer-legends check" while it runs, and removed afterwards.
import { writeFileSync } from 'node:fs';
import { axeViolations, offlineServices, openRound } from '@soccer-legends/game-sdk/testing/react';
import { test, vi } from 'vitest';
import game from './game.ts';
import texts from './locales/en.json';

// axe takes seconds on a busy machine.
test('the first screen of a round', { timeout: 60_000 }, async () => {
  const options = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial }) => [name, initial]));
  const seen = await look(options);
  writeFileSync(process.env.SOCCER_LEGENDS_ROUND, JSON.stringify({ ...seen, differs: await differs(options) }));
});

async function look(options) {
  let deal;
  try {
    deal = await game.deal({ options, services: offlineServices({ texts }), seed: 1 });
  } catch (fault) {
    return { notDealt: String(fault?.message ?? fault) };
  }
  try {
    return { violations: await axeViolations(openRound({ game, deal, texts }).container) };
  } catch (fault) {
    return { notShown: String(fault?.message ?? fault) };
  }
}

/** Whether the same seed deals another round at another time. */
async function differs(options) {
  if (game.manifest.matchday === false) return false;
  const dealAt = async (date, chance) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
    try {
      return JSON.stringify(await game.deal({ options, services: offlineServices({ texts }), seed: 1 }));
    } catch {
      return undefined;
    } finally {
      random.mockRestore();
      vi.useRealTimers();
    }
  };
  return (await dealAt('2026-06-30T08:00:00Z', 0.1)) !== (await dealAt('2031-12-31T23:59:59Z', 0.9));
}
`;

const NOT_REPRODUCIBLE: Finding = {
  code: 'deal.notReproducible',
  message: 'The same seed dealt different rounds at two times, without a server.',
};

interface Seen {
  notDealt?: string;
  notShown?: string;
  /** Whether the same seed deals a different round at another time. */
  differs?: boolean;
  violations?: { rule: string; help: string; targets: string[] }[];
}

/** Runs an action while the round test is among the tests of a game. */
export async function withRoundTest<Value>(folder: string, action: () => Promise<Value>): Promise<Value> {
  const file = join(folder, FILE);
  if (existsSync(file) && readFileSync(file, 'utf8') !== ROUND_TEST) {
    throw new Fault(`The file name ${FILE} is reserved for "soccer-legends check".`, { hint: 'Rename the file.' });
  }
  writeFileSync(file, ROUND_TEST);
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Converts the round test's records to findings. */
export function roundFindings(file: string): Finding[] {
  if (!existsSync(file))
    return [{ code: 'accessibility.notSeen', message: 'The round could not be opened. See the test results.' }];
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Seen;
  return [...(seen.differs ? [NOT_REPRODUCIBLE] : []), ...screenFindings(seen)];
}

function screenFindings({ notDealt, notShown, violations = [] }: Seen): Finding[] {
  if (notDealt !== undefined)
    return [{ code: 'accessibility.notSeen', message: `No round could be dealt without a server: ${notDealt}` }];
  if (notShown !== undefined)
    return [
      { code: 'accessibility.violation', message: `The first screen of a round could not be rendered: ${notShown}` },
    ];
  return violations.map(({ rule, help, targets }) => ({
    code: 'accessibility.violation',
    message: `${rule}: ${help} (${targets.join('; ')})`,
  }));
}
