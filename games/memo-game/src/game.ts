import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealMemoGame, TIMES } from './deal.ts';
import { layOut } from './lay-out.ts';
import { PAIRS } from './rules/draw-players.ts';
import { memoGame } from './rules/memo-game.ts';
import { MemoGame } from './view/MemoGame.tsx';
import { Summary } from './view/Summary.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: memoGame,
  intro: {
    howToPlay: ['intro.cards', 'intro.turn', 'intro.match', 'intro.win', 'intro.medal'],
    facts: { pairs: PAIRS },
    example: 'flip',
    options: [
      {
        name: 'time',
        label: 'intro.time',
        choices: TIMES.map((time) => ({ value: time, label: `intro.times.${time}` })),
        initial: 'none',
      },
    ],
    leave: 'intro.leave',
  },
  deal: dealMemoGame,
  asked: ({ players }) => players.map(({ id }) => id),
  perform: (request) => layOut(request),
  progress: ({ matches, players }) => ({ done: matches.length, total: players.length }),
  resultLabels: {
    rounds: 'resultLabels.rounds',
    history: 'resultLabels.history',
    correctAnswer: 'resultLabels.correctAnswer',
    yourAnswer: 'resultLabels.yourAnswer',
  },
  View: MemoGame,
  Summary,
});
