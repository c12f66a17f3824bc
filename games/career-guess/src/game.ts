import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealCareerGuess } from './deal.ts';
import { performCareerGuess } from './perform.ts';
import { careerGuess } from './rules/career-guess.ts';
import { ROUNDS } from './rules/clues.ts';
import { CareerGuess } from './view/CareerGuess.tsx';
import { Summary } from './view/Summary.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: careerGuess,
  intro: {
    howToPlay: ['intro.round1', 'intro.round2', 'intro.round3', 'intro.round4', 'intro.round5'],
    note: 'intro.note',
    facts: { rounds: ROUNDS },
    example: 'search',
    start: 'intro.start',
  },
  deal: dealCareerGuess,
  asked: ({ results }) => results.map(({ correctPlayerId }) => correctPlayerId),
  perform: performCareerGuess,
  progress: ({ results }) => ({ done: results.length, total: ROUNDS }),
  resultLabels: { rounds: 'resultLabels.rounds' },
  View: CareerGuess,
  Summary,
});
