import { LIVES, type PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealPlayerGrid } from './deal.ts';
import { judge } from './judge.ts';
import { USUAL_SIZE } from './read-puzzle.ts';
import { gridGame, MODES, progressOf } from './rules/modes.ts';
import { conditionsOf } from './rules/placements.ts';
import { PlayerGrid } from './view/PlayerGrid.tsx';
import { Summary } from './view/Summary.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: gridGame,
  intro: {
    howToPlay: ['howToPlay', 'help.press', 'help.lives', 'recall.rules', 'recall.points', 'help.countries'],
    keys: 'help.keys',
    facts: { cells: USUAL_SIZE ** 2, lives: LIVES },
    example: 'place',
    options: [
      {
        name: 'mode',
        label: 'mode.label',
        choices: MODES.map((mode) => ({ value: mode, label: `mode.${mode}`, about: `mode.about.${mode}` })),
        initial: 'classic',
      },
    ],
  },
  deal: dealPlayerGrid,
  asked: ({ round }) => conditionsOf(round.puzzle),
  perform: judge,
  progress: progressOf,
  resultLabels: { rounds: 'resultLabels.rounds' },
  View: PlayerGrid,
  Summary,
});
