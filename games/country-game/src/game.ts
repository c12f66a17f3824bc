import { LIVES, type PluginManifest } from '@soccer-legends/game-sdk';
import { defineGame } from '@soccer-legends/game-sdk/react';
import manifest from '../plugin.json';
import { dealCountries, prepareCountries } from './deal.ts';
import { countryGame, matchedCount, PLAYERS } from './rules/country-game.ts';
import { CountryGame } from './view/CountryGame.tsx';
import { Summary } from './view/Summary.tsx';

export default defineGame({
  manifest: manifest as PluginManifest,
  rules: countryGame,
  intro: {
    howToPlay: ['intro.find', 'intro.points', 'intro.lives', 'intro.bonus', 'intro.blind'],
    keys: 'intro.keys',
    facts: { players: PLAYERS, lives: LIVES },
    example: 'pick',
    note: 'intro.nations',
    options: [
      {
        name: 'names',
        label: 'intro.names',
        choices: [
          { value: 'shown', label: 'intro.shown' },
          { value: 'blind', label: 'blind.name' },
        ],
        initial: 'shown',
      },
    ],
  },
  prepare: prepareCountries,
  deal: dealCountries,
  asked: ({ players }) => players.map(({ id }) => id),
  progress: (state) => ({ done: matchedCount(state), total: PLAYERS }),
  resultLabels: { rounds: 'resultLabels.rounds' },
  View: CountryGame,
  Summary,
});
