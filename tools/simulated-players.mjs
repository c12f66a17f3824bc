// npm run data -- players <url> [days]: plays the latest matchdays of a running site with four simulated players, and
// prints their wins, the scores of their days, and the median minutes of a fixture, which `plugin.json` has rounded up. Start
// the site with RATE_LIMITS=off.
import { closeSources, games, play, playOn, PLAYERS, read } from './simulated-rounds.mjs';

const [url = 'http://localhost:4300', days = '100'] = process.argv.slice(2);

await playOn(url);
const { open } = await read('/api/matchdays/1');
const records = [];
for (let matchday = Math.max(1, open.earliest - Number(days) + 1); matchday <= open.earliest; matchday++) {
  const card = await read(`/api/matchdays/${matchday}`);
  for (const player of Object.keys(PLAYERS)) {
    for (const { key } of card.fixtures) {
      const round = await play(card, key, player);
      records.push({ player, key, matchday, ms: round.ms, outcome: round.result?.outcome });
    }
  }
}
await closeSources();

const matchdays = [...new Set(records.map(({ matchday }) => matchday))];
for (const player of Object.keys(PLAYERS)) {
  const own = records.filter((record) => record.player === player);
  const scores = matchdays.map((day) => winsIn(own.filter(({ matchday }) => matchday === day)));
  console.log(`${player}: ${(winsIn(own) / scores.length).toFixed(2)} wins a day in ${scores.length} days`);
  console.log(
    '  days by wins, from 0: ' + Array.from({ length: 11 }, (_, wins) => scores.filter((n) => n === wins).length),
  );
}
console.table(
  Object.fromEntries(
    [...games.keys()].map((key) => [
      key,
      {
        ...Object.fromEntries(Object.keys(PLAYERS).map((player) => [`${player} %`, percentWon(key, player)])),
        minutes: medianMinutes(records.filter((record) => record.key === key && PLAYERS[record.player].pace > 0)),
        'in plugin.json': games.get(key).manifest.minutes,
      },
    ]),
  ),
);

function winsIn(rounds) {
  return rounds.filter(({ outcome }) => outcome === 'win').length;
}

function percentWon(key, player) {
  const own = records.filter((record) => record.key === key && record.player === player);
  return percentOf(winsIn(own), own.length);
}

function medianMinutes(rounds) {
  const sorted = rounds.map(({ ms }) => ms).sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] / 60_000).toFixed(1));
}

function percentOf(part, whole) {
  return Number(((100 * part) / whole).toFixed(1));
}
