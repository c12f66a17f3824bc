import { LIVES, RECALL_POINTS } from '@soccer-legends/game-sdk';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { USUAL_SIZE } from '../read-puzzle.ts';
import { WIN_POINTS } from '../rules/state.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Player Grid',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { cells: USUAL_SIZE ** 2, lives: LIVES },
    texts: {
      'help.lives': [LIVES, WIN_POINTS],
      'recall.points': [RECALL_POINTS.least, RECALL_POINTS.most, WIN_POINTS, LIVES],
      'recall.rare': [1],
    },
  },
);
