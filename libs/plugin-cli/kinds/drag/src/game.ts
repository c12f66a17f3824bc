import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealNewGame } from './deal.ts';
import { MISSES, newGame, POINTS } from './rules/new-game.ts';
import { NewGame } from './view/NewGame.tsx';

const points = { key: 'intro.points', values: { points: POINTS, count: MISSES } };

/** The module that the site loads. */
export default defineGame({
  manifest: manifest as PluginManifest,
  rules: newGame,
  intro: { howToPlay: ['intro.drag', points], keys: 'intro.keys', example: 'place' },
  deal: dealNewGame,
  View: NewGame,
});
