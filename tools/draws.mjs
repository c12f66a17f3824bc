// npm run data -- draws [seeds]: how well known the players are that games draw, before and after a sync of 3,000 squad
// players.
import { squadPlayers } from '@soccer-legends/api-football-sandbox/squads';
import { GATES, measureDraws } from '@soccer-legends/bff/draws';
import { bundledFootballData } from './football-data.mjs';
import { randomSourceOf } from './game-checks.mjs';

const TITLES = {
  waiting: 'No newcomer is accepted',
  accepted: 'All newcomers above the threshold are accepted',
  everyone: 'Everyone plays, as without a gate',
};
const seeds = Array.from({ length: Number(process.argv[2] ?? 1000) }, (_, seed) => seed + 1);

const facts = bundledFootballData();
const random = randomSourceOf(1);
const squads = squadPlayers({
  ...{ clubs: facts.clubs, from: 2025, to: 2025, size: 30, firstId: 50_000 },
  random: () => random.next(),
});
console.log(`${squads.length} synced players, ${seeds.length} draws of each game, shares in percent`);
for (const gate of GATES) {
  console.log(TITLES[gate]);
  const drawn = measureDraws(facts, squads, gate, () => seeds.map(randomSourceOf));
  console.table(Object.fromEntries(drawn.map(({ game, byFame, unknown }) => [game, row(byFame, unknown)])));
}

function row(byFame, unknown) {
  const fames = Object.fromEntries(byFame.map((share, index) => [`fame ${index + 1}`, share]));
  return { ...fames, 'unknown to fans': unknown };
}
