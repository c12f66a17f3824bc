import { LIVES, type PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealManagerGame, prepareManagerGame } from './deal.ts';
import { performManagerGame } from './perform.ts';
import { ANSWER_MS, managerGame, ROUNDS } from './rules/manager-game.ts';
import { ManagerGame } from './view/ManagerGame.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: managerGame,
  intro: {
    howToPlay: ['intro.rounds', 'intro.sticker', 'intro.points', 'intro.lives'],
    keys: 'intro.keys',
    facts: { questions: ROUNDS, seconds: ANSWER_MS / 1000, lives: LIVES },
    example: 'name',
  },
  prepare: prepareManagerGame,
  deal: dealManagerGame,
  asked: ({ coaches, shown }) => shown.map((coach) => coaches[coach]!.name),
  perform: (request) => performManagerGame(request),
  progress: ({ history }) => ({ done: history.length, total: ROUNDS }),
  resultLabels: { rounds: 'resultLabels.rounds', correctAnswer: 'resultLabels.correctAnswer' },
  View: ManagerGame,
});
