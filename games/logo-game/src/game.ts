import { LIVES, type PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealLogoGame } from './deal.ts';
import { ANSWER_MS, logoGame, QUESTIONS } from './rules/logo-game.ts';
import { LogoGame } from './view/LogoGame.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: logoGame,
  intro: {
    howToPlay: ['intro.questions', 'intro.crests', 'intro.points', 'intro.lives'],
    keys: 'intro.keys',
    facts: { questions: QUESTIONS, seconds: ANSWER_MS / 1000, lives: LIVES },
    example: 'choose',
  },
  deal: dealLogoGame,
  asked: ({ logos, shown }) => shown.map((logo) => logos[logo]!.name),
  progress: ({ history }) => ({ done: history.length, total: QUESTIONS }),
  resultLabels: { rounds: 'resultLabels.rounds' },
  View: LogoGame,
});
