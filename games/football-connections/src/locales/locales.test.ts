import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { MISTAKES } from '../rules/football-connections.ts';
import { GROUP, HINT, WIN_BONUS } from '../rules/points.ts';
import { GROUP_SIZE, GROUPS } from '../rules/puzzle.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Football Connections',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { players: GROUPS * GROUP_SIZE, groups: GROUPS, mistakes: MISTAKES },
    texts: {
      'intro.groups': [GROUPS, GROUP_SIZE],
      'intro.check': [GROUP_SIZE],
      'intro.mistakes': [MISTAKES],
      'intro.hint': [HINT],
      'intro.points': [GROUP, ...WIN_BONUS, ...WIN_BONUS.keys()],
      'intro.oneAway': [GROUP_SIZE - 1, GROUP_SIZE],
      'cards.task': [GROUP_SIZE],
      'check.selectLast': [GROUP_SIZE],
      'check.notFour': [GROUP_SIZE],
      'check.fourSelected': [GROUP_SIZE],
      'check.tried': [GROUP_SIZE],
      'hint.button': [HINT],
      'verdict.lost': [MISTAKES],
      'groups.difficulty': [GROUPS],
      'sample.worldCup2018.name': [2018],
      'sample.worldCup2018.description': [2018],
    },
  },
);
