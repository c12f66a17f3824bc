import { testLocales } from '@soccer-legends/game-sdk/testing';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

testLocales('the shell', { en, es, fr, pt, it, de });
