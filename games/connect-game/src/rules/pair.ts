export interface Club {
  name: string;
  logo: string | null;
}

/** A player of the deck. Each club has only one spelling in the deck, so its name identifies it. */
export interface ConnectPlayer {
  id: number;
  name: string;
  photo: string | null;
  career: readonly Club[];
}

export interface Pair {
  player: ConnectPlayer;
  club: Club;
}

/**
 * Returns the number of clubs, from 0 to 2, of one pair where the other player played as well: a second correct answer.
 */
export function clashesBetween(one: Pair, other: Pair): number {
  return Number(playedFor(one.player, other.club)) + Number(playedFor(other.player, one.club));
}

/** Returns the number of second correct answers on a board; 0 if each player has exactly one correct club. */
export function clashesAmong(pairs: readonly Pair[]): number {
  return pairs.reduce(
    (sum, pair, index) => sum + pairs.slice(index + 1).reduce((more, other) => more + clashesBetween(pair, other), 0),
    0,
  );
}

function playedFor({ career }: ConnectPlayer, club: Club): boolean {
  return career.some(({ name }) => name === club.name);
}
