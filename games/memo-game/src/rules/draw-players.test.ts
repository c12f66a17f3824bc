import { createRandom, fold, type PicturedPlayer } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { players } from '../testing/players.ts';
import { drawPlayers } from './draw-players.ts';

test('eight players are drawn, the same for the same seed and different for another seed', () => {
  const draw = (seed: number) => drawPlayers(players(100), createRandom(seed));
  expect(draw(1).players).toHaveLength(8);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test.each<[string, Partial<PicturedPlayer>]>([
  ['name', { name: 'ALATKO QVISTÁ0' }],
  ['photo', { photo: '/art/player/1.svg' }],
])('no %s is drawn twice, even if fewer than eight players are left', (_what, same) => {
  const [first, second, ...others] = players(8);
  expect(drawPlayers([first!, { ...second!, ...same }, ...others], createRandom(1)).players).toHaveLength(7);
});

test('stickers that look alike are not drawn together while there are others', () => {
  const [first, ...others] = players(8);
  const twin = { ...first!, id: 50, name: 'Arne Quist', photo: '/art/player/50.svg' };
  for (let seed = 0; seed < 100; seed++) {
    const ids = drawPlayers([first!, twin, ...others], createRandom(seed)).players.map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(ids.includes(first!.id) && ids.includes(twin.id)).toBe(false);
  }
  expect(drawPlayers([first!, twin, ...others.slice(1)], createRandom(1)).players).toHaveLength(8);
});

test.each<[string, Partial<PicturedPlayer>]>([
  ['nation', { nation: 'DEN' }],
  ['position', { position: 'Defender' }],
  ['kit', { kit: 'Another club' }],
])('a different %s makes a different sticker', (_what, other) => {
  const [first, ...others] = players(7);
  const near = { ...first!, id: 50, name: 'Arne Quist', photo: '/art/player/50.svg', ...other };
  expect(drawPlayers([first!, near, ...others], createRandom(1)).players).toHaveLength(8);
});

test('in 1,000 draws all eight differ in name, photo and look', () => {
  const pool = players(60);
  const crowd = pool.flatMap((player) => [player, { ...player, id: player.id + 100 }]);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { players: drawn } = drawPlayers(crowd, createRandom(seed));
      expect(drawn).toHaveLength(8);
      expect(new Set(drawn.map(({ name }) => fold(name))).size).toBe(8);
      expect(new Set(drawn.map(({ photo }) => photo)).size).toBe(8);
      expect(new Set(drawn.map(({ country, position, kit }) => country + position + kit)).size).toBe(8);
    }),
    { numRuns: 1000 },
  );
});

test('in 1,000 draws all eight have the theme in common', () => {
  const CLUBS = ['Milan', 'Ajax', 'Porto', null];
  const pool = players(120).map((player, index) => ({
    ...player,
    country: ['Brazil', 'Spain', 'France'][index % 3]!,
    nation: ['BRA', 'ESP', 'FRA'][index % 3]!,
    position: ['Defender', 'Attacker'][index % 2]!,
    kit: CLUBS[Math.floor(index / 6) % 4]!,
  }));
  // One player per look is enough for a theme only if there are many looks.
  const varied = pool.map((player, index) => (index % 5 === 0 ? { ...player, kit: `Club ${index}` } : player));
  const kinds = new Set<string | undefined>();
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { players: drawn, theme } = drawPlayers(varied, createRandom(seed));
      kinds.add(theme?.kind);
      const facts = drawn.map(({ nation, kit, position }) =>
        theme?.kind === 'nation' ? nation : theme?.kind === 'club' ? kit : position,
      );
      expect(new Set(facts).size).toBe(1);
    }),
    { numRuns: 1000 },
  );
  expect(kinds).toEqual(new Set(['nation', 'position']));
});
