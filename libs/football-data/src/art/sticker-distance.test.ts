import type { RevealMode } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { playerFacts } from './person-facts.ts';
import { drawSticker } from './sticker.ts';

const { clubs, nations, players } = loadFootballData();
const clubById = new Map(clubs.map((club) => [club.id, club]));
const nationByCode = new Map(nations.map((nation) => [nation.code, nation]));

/** The drawing shows neither the name nor the years, so two players of a nation and position may look the same. */
test.each<RevealMode>(['full', 'memo'])(
  'players who look the same in mode %s share nation and position, by which games keep them apart',
  (mode) => {
    const looksByDrawing = new Map<string, Set<string>>();
    for (const { id, nation, position, ...player } of players) {
      const facts = playerFacts({ id, position, ...player }, clubById, nationByCode.get(nation) ?? null);
      const drawing = drawSticker(facts, mode);
      const looks = looksByDrawing.get(drawing) ?? new Set();
      looksByDrawing.set(drawing, looks.add([nation, position].join()));
    }
    expect([...looksByDrawing.values()].filter(({ size }) => size > 1)).toEqual([]);
  },
);
