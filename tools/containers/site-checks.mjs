/** Opens the page and the first script of every game, and returns the games. Throws if one of them fails. */
export async function gamesOf(url) {
  const games = await (await fetch(`${url}/api/games`)).json();
  if (games.length === 0) throw new Error('The hub is empty.');
  for (const { key, route, remote } of games) {
    for (const path of [route, remote.entry]) {
      const { status } = await fetch(new URL(path, url));
      if (status !== 200) throw new Error(`${key}: ${path} returned ${status}.`);
    }
  }
  return games;
}

/** Returns the seconds since a time of `performance.now`, with one decimal. */
export function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}
