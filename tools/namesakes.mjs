// npm run data -- namesakes: prints the clubs and players whom people may take for one another. Look here before a name is
// added; `src/text/club-identity.test.ts` says which club each spelling means.
import { clubNamesakes, playerNamesakes } from '@soccer-legends/football-data/namesakes';
import { bundledFootballData } from './football-data.mjs';

const data = bundledFootballData();
for (const [what, pairs] of Object.entries({ clubs: clubNamesakes(data), players: playerNamesakes(data) })) {
  console.log(`${pairs.length} pairs of ${what}`);
  for (const pair of pairs) console.log(`  ${pair.join(' | ')}`);
}
