import { LIVES, type PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealPlayerWheel, perform, preparePlayerWheel } from './deal.ts';
import { playerWheel, ROUNDS } from './rules/player-wheel.ts';
import { SET_SIZE } from './rules/wheel-set.ts';
import { PlayerWheel } from './view/PlayerWheel.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: playerWheel,
  intro: {
    howToPlay: ['intro.spin', 'intro.name', 'intro.points', 'intro.lives', 'intro.exit'],
    facts: { players: SET_SIZE, lives: LIVES },
    example: 'spin',
    start: 'intro.start',
    leave: 'intro.leave',
  },
  prepare: preparePlayerWheel,
  deal: dealPlayerWheel,
  asked: ({ answers }) => answers.map(({ player }) => player.id),
  perform,
  exitMove: { kind: 'leave' },
  exitQuestion: ({ phase }) => (phase.kind === 'spinning' ? { title: 'exit.title', text: 'exit.text' } : undefined),
  progress: ({ answers }) => ({ done: answers.length, total: Math.max(ROUNDS, answers.length) }),
  resultLabels: { rounds: 'resultLabels.rounds', correctAnswer: 'resultLabels.correctAnswer' },
  View: PlayerWheel,
});
