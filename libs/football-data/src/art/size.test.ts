import { initialsOf, type RevealMode } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { drawCoachSticker } from './coach-sticker.ts';
import { drawCrest } from './crest.ts';
import { drawFlag } from './flag.ts';
import { revealed, reveals } from './reveal.ts';
import { drawSticker } from './sticker.ts';

/** Uncompressed; compression saves about two thirds. */
const MAX_BYTES = 3000;

const { nations, clubs, players, coaches } = loadFootballData();
const modes = Object.keys(reveals) as RevealMode[];
const flagOf = (code: string) => nations.find((nation) => nation.code === code)!.flag;
const shirtOf = (id: number | null) => clubs.find((club) => club.id === id)?.shirt ?? null;

/** Draws each sticker once: modes that show the same facts give the same drawing. */
function stickers() {
  const drawn = new Map<string, readonly [string, string]>();
  for (const { name, nation, number, position, career } of players) {
    for (const club of new Set(career.map(({ clubId }) => clubId))) {
      const facts = { shirt: shirtOf(club), flag: flagOf(nation), number, initials: initialsOf(name), position };
      for (const mode of modes) {
        const shown = JSON.stringify(revealed(facts, mode));
        if (!drawn.has(shown)) drawn.set(shown, [`${name}, ${mode}`, drawSticker(facts, mode)]);
      }
    }
  }
  return [...drawn.values()];
}
const coachStickers = () =>
  coaches.flatMap(({ name, nation, career }) =>
    modes.map((mode) => {
      const colors = shirtOf(career.at(-1)?.clubId ?? null)?.colors ?? null;
      return [`${name}, ${mode}`, drawCoachSticker({ colors, flag: flagOf(nation), ageBand: 4 }, mode)] as const;
    }),
  );

test.each([
  ['sticker of a player, in the shirt of each club', stickers],
  ['sticker of a coach', coachStickers],
  ['crest', () => clubs.map(({ name, crest }) => [name, drawCrest(crest)] as const)],
  ['flag', () => nations.map(({ code, flag }) => [code, drawFlag(flag)] as const)],
])('every %s is smaller than 3000 bytes', { timeout: 60_000 }, (_kind, pictures) => {
  const large = pictures().filter(([, svg]) => Buffer.byteLength(svg) >= MAX_BYTES);
  expect(large.map(([name]) => name)).toEqual([]);
});
