import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealNewGame } from './deal.ts';
import { newGame } from './rules/new-game.ts';
import { NewGame } from './view/NewGame.tsx';

/** The module that the site loads. */
export default defineGame({
  manifest: manifest as PluginManifest,
  rules: newGame,
  intro: { howToPlay: ['intro.questions', 'intro.points', 'intro.keys'] },
  deal: dealNewGame,
  View: NewGame,
});
