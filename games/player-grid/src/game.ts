import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealPlayerGrid } from './deal.ts';
import { playerGrid } from './rules/player-grid.ts';
import { PlayerGrid } from './view/PlayerGrid.tsx';
import { Summary } from './view/Summary.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: playerGrid,
  howToPlay: [
    'howToPlay',
    'instruction',
    'help.press',
    'help.keys',
    'help.takeBack',
    'help.lives',
    'help.countries',
  ].map((line) => `playerGrid.${line}`),
  deal: dealPlayerGrid,
  View: PlayerGrid,
  Summary,
});
