export interface Club {
  name: string;
  logo: string | null;
}

/** A player of the deck. A club has one spelling in the whole deck, so that names tell clubs apart. */
export interface ConnectPlayer {
  id: number;
  name: string;
  photo: string | null;
  career: readonly Club[];
}

/** A player and the one club that is right for him. */
export interface Pair {
  player: ConnectPlayer;
  club: Club;
}

/** How often a club of one pair would be true for the player of the other: each would make a second right answer. */
export function clashesBetween(one: Pair, other: Pair): number {
  return Number(playedFor(one.player, other.club)) + Number(playedFor(other.player, one.club));
}

export function clashesAmong(pairs: readonly Pair[]): number {
  return pairs.reduce(
    (sum, pair, index) => sum + pairs.slice(index + 1).reduce((more, other) => more + clashesBetween(pair, other), 0),
    0,
  );
}

function playedFor({ career }: ConnectPlayer, club: Club): boolean {
  return career.some(({ name }) => name === club.name);
}
