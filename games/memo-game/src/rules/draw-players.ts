import { distinctBy, fold, type PicturedPlayer, type Random } from '@soccer-legends/game-sdk';

export const PAIRS = 8;

/** What the players of a board have in common. */
export type Theme =
  | { kind: 'nation'; nation: string | null; country: string }
  | { kind: 'club'; club: string }
  | { kind: 'position'; position: string };

export interface DrawnPlayers {
  players: readonly PicturedPlayer[];
  /** Null if no eight players with different stickers have anything in common. */
  theme: Theme | null;
}

/**
 * Returns up to eight players with unique names and photos. They share a theme and have different stickers if possible.
 */
export function drawPlayers(pool: readonly PicturedPlayer[], random: Random): DrawnPlayers {
  const pictured = distinctBy(random.shuffle(pool), ({ photo }) => photo);
  const players = distinctBy(pictured, ({ name }) => fold(name));
  const apart = distinctBy(players, lookOf);
  const themes = THEMES.map((themeOf) => groupsOf(apart, themeOf)).filter((groups) => groups.length > 0);
  if (themes.length > 0) {
    const { theme, members } = random.pick(random.pick(themes));
    return { players: members.slice(0, PAIRS), theme };
  }
  const alike = players.filter((player) => !apart.includes(player));
  return { players: [...apart, ...alike].slice(0, PAIRS), theme: null };
}

// All that a screen reader gets of a sticker, which is also the fallback of a photograph.
function lookOf({ nation, country, position, kit }: PicturedPlayer): string {
  return [nation ?? country, position, kit].join(' ');
}

type ThemeOf = (player: PicturedPlayer) => Theme | undefined;

const THEMES: readonly ThemeOf[] = [
  ({ nation, country }) => (country === '' ? undefined : { kind: 'nation', nation, country }),
  ({ kit }) => (kit === null ? undefined : { kind: 'club', club: kit }),
  ({ position }) => (position === null ? undefined : { kind: 'position', position }),
];

interface ThemeGroup {
  theme: Theme;
  members: PicturedPlayer[];
}

/** Returns the groups of players with the same theme that are large enough for a board. */
function groupsOf(players: readonly PicturedPlayer[], themeOf: ThemeOf): ThemeGroup[] {
  const groups = new Map<string, ThemeGroup>();
  for (const player of players) {
    const theme = themeOf(player);
    if (!theme) continue;
    const key = JSON.stringify(theme);
    const group = groups.get(key) ?? { theme, members: [] };
    group.members.push(player);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ members }) => members.length >= PAIRS);
}
