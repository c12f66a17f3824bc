import type { PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealFootballConnections } from './deal.ts';
import { footballConnections, MISTAKES } from './rules/football-connections.ts';
import { GROUP_SIZE, GROUPS } from './rules/puzzle.ts';
import { foundGroups } from './rules/state.ts';
import { FootballConnections } from './view/FootballConnections.tsx';
import { Summary } from './view/GroupList.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: footballConnections,
  intro: {
    howToPlay: ['intro.groups', 'intro.check', 'intro.mistakes', 'intro.hint', 'intro.points', 'intro.countries'],
    facts: { players: GROUPS * GROUP_SIZE, groups: GROUPS, mistakes: MISTAKES },
    example: 'group',
    options: [
      {
        name: 'oneAway',
        label: 'intro.oneAway',
        choices: [
          { value: 'on', label: 'intro.oneAwayOn' },
          { value: 'off', label: 'intro.oneAwayOff' },
        ],
        initial: 'on',
      },
    ],
  },
  deal: dealFootballConnections,
  asked: ({ puzzle }) => puzzle.groups.map(({ id }) => id),
  progress: (state) => ({ done: foundGroups(state).length, total: GROUPS }),
  resultLabels: { rounds: 'resultLabels.rounds' },
  View: FootballConnections,
  Summary,
});
