import type { RevealMode } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { drawCoachSticker } from './coach-sticker.ts';
import { drawCrest } from './crest.ts';
import { drawFlag } from './flag.ts';
import { coachFacts, playerFacts } from './person-facts.ts';
import { revealed, reveals } from './reveal.ts';
import { drawSticker } from './sticker.ts';

/** Uncompressed; compression saves about two thirds. */
const MAX_BYTES = 3072;

const { nations, clubs, players, coaches } = loadFootballData();
const modes = Object.keys(reveals) as RevealMode[];
const clubById = new Map(clubs.map((club) => [club.id, club]));
const nationOf = (code: string) => nations.find((nation) => nation.code === code)!;

/** Draws each sticker once. Modes that show the same facts give the same drawing. */
function stickers() {
  const drawn = new Map<string, readonly [string, string]>();
  for (const player of players) {
    const facts = playerFacts(player, clubById, nationOf(player.nation));
    const shown = (mode: RevealMode) => JSON.stringify([player.id, revealed(facts, mode)]);
    for (const mode of modes) {
      if (!drawn.has(shown(mode))) drawn.set(shown(mode), [`${player.name}, ${mode}`, drawSticker(facts, mode)]);
    }
  }
  return [...drawn.values()];
}
const coachStickers = () =>
  coaches.flatMap((coach) =>
    modes.map((mode) => {
      const facts = coachFacts(coach, clubById, nationOf(coach.nation).flag);
      return [`${coach.name}, ${mode}`, drawCoachSticker(facts, mode)] as const;
    }),
  );

test.each([
  ['sticker of a player', stickers],
  ['sticker of a coach', coachStickers],
  ['crest', () => clubs.map(({ name, crest }) => [name, drawCrest(crest)] as const)],
  ['flag', () => nations.map(({ code, flag }) => [code, drawFlag(flag)] as const)],
])('every %s is smaller than 3 kB', { timeout: 60_000 }, (_kind, pictures) => {
  const large = pictures().filter(([, svg]) => Buffer.byteLength(svg) >= MAX_BYTES);
  expect(large.map(([name]) => name)).toEqual([]);
});
