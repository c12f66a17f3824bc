import type { RevealMode } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { playerFacts } from './person-facts.ts';
import { drawSticker } from './sticker.ts';

const { clubs, nations, players } = loadFootballData();
const clubById = new Map(clubs.map((club) => [club.id, club]));
const nationByCode = new Map(nations.map((nation) => [nation.code, nation]));

/** Modes of games that show the stickers of several players side by side. */
test.each<RevealMode>(['full', 'memo', 'noflag'])('no two players look the same in mode %s', (mode) => {
  const namesByDrawing = new Map<string, string[]>();
  for (const player of players) {
    const facts = playerFacts(player, clubById, nationByCode.get(player.nation) ?? null);
    const drawing = drawSticker(facts, mode);
    namesByDrawing.set(drawing, [...(namesByDrawing.get(drawing) ?? []), player.name]);
  }
  expect([...namesByDrawing.values()].filter((names) => names.length > 1)).toEqual([]);
});
