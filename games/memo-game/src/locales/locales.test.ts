import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { PAIRS } from '../rules/draw-players.ts';
import { MEDAL_MOVES, PAIR } from '../rules/result.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'the Player Memo',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { pairs: PAIRS },
    texts: {
      'intro.cards': [2 * PAIRS, PAIRS],
      'intro.match': [PAIR],
      'intro.win': [PAIRS],
      'intro.medal': [MEDAL_MOVES],
      'intro.times.60': [1],
      'intro.times.120': [2],
    },
  },
);
