import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealFutWordle } from './deal.ts';
import { ATTEMPTS, futWordle, LENGTHS } from './rules/fut-wordle.ts';
import { FutWordle } from './view/FutWordle.tsx';
import { Summary } from './view/Summary.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: futWordle,
  intro: {
    howToPlay: ['intro.guess', 'intro.marks', 'intro.repeats', 'intro.accents', 'intro.points'],
    facts: { attempts: ATTEMPTS },
    example: 'type',
    options: [
      {
        name: 'length',
        label: 'intro.length',
        choices: LENGTHS.map((length) => ({ value: `${length}`, label: `intro.letters.${length}` })),
        initial: '5',
      },
    ],
  },
  deal: dealFutWordle,
  progress: ({ guesses }) => ({ done: guesses.length, total: ATTEMPTS }),
  resultLabels: { rounds: 'resultLabels.rounds' },
  View: FutWordle,
  Summary,
});
