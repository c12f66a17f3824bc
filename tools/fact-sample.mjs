// npm run data -- sample [spells] [seed]: draws facts at random and prints what to look up: spells, coaches, legends, and
// moves of the last two years. `data/sample.json` has the result of the last sample.
import { sourceOf } from '@soccer-legends/football-data/read';
import { createRandom } from '@soccer-legends/game-sdk';
import { bundledFootballData } from './football-data.mjs';

const LEGENDS_ENDED_BEFORE = 1990;
const [spells = 120, seed = 1] = process.argv.slice(2).map(Number);
const data = bundledFootballData();
const random = createRandom(seed);
const all = data.players.flatMap((player) => player.career.map((spell) => ({ person: player, career: [spell] })));
const lastYear = Number(data.sources[0].asOf.slice(0, 4));
const whole = (person) => ({ person, career: person.career });
const isLegend = ({ career }) => career.every(({ end }) => end !== null && end <= LEGENDS_ENDED_BEFORE);

print('spells', all, spells);
print('coaches', data.coaches.map(whole), spells / 3);
print('legends', data.players.filter(isLegend).map(whole), spells / 3);
print(
  'moves',
  all.filter(({ career: [{ start }] }) => start >= lastYear - 1),
  spells / 3,
);

function print(kind, facts, count) {
  const drawn = random.sample(facts, count);
  const isUnconfirmed = ({ career }) => career.some((spell) => sourceOf(spell, data.sources).asOf === null);
  const unconfirmed = drawn.filter(isUnconfirmed).length;
  console.log(`\n${kind}: ${drawn.length} of ${facts.length}, ${unconfirmed} of them unconfirmed, seed ${seed}`);
  for (const { person, career } of drawn) {
    console.log(`${person.id} ${person.name} (${person.nation}, ${person.born})`);
    for (const { club, start, end, matches, goals, loan, source } of career) {
      const figures = person.position ? ` ${matches ?? '-'}/${goals ?? '-'}` : '';
      const from = sourceOf({ source }, data.sources);
      console.log(`  ${club} ${start}-${end ?? ''}${figures}${loan ? ' loan' : ''}: ${from.name}`);
    }
  }
}
