import { testLocales } from '@soccer-legends/game-sdk/testing';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales('new-game', { en, es, fr, pt, it, de });
