import { LIVES, type PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealConnect, secondsOf } from './deal.ts';
import { connectGame } from './rules/connect-game.ts';
import { pairsOf, targetOf } from './rules/state.ts';
import { ConnectGame } from './view/ConnectGame.tsx';
import { EndCard } from './view/EndCard.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: connectGame,
  intro: {
    howToPlay: ['intro.pair', 'intro.win', 'intro.points', 'intro.lives'],
    keys: 'intro.keys',
    facts: (options) => ({ pairs: targetOf({ seconds: secondsOf(options) }), lives: LIVES }),
    example: 'pair',
    options: [
      {
        name: 'timer',
        label: 'intro.timer',
        choices: ['none', '30', '60'].map((value) => ({ value, label: `intro.timers.${value}` })),
        initial: 'none',
      },
    ],
  },
  deal: dealConnect,
  asked: ({ attempts, slots }) => [
    ...new Set([...attempts.map(({ player }) => player), ...slots.flatMap((slot) => slot?.player.name ?? [])]),
  ],
  progress: (state) => ({ done: pairsOf(state), total: targetOf(state) }),
  resultLabels: {
    rounds: 'resultLabels.rounds',
    history: 'resultLabels.history',
    correctAnswer: 'resultLabels.correctAnswer',
    yourAnswer: 'resultLabels.yourAnswer',
  },
  View: ConnectGame,
  Summary: EndCard,
});
