import { DATA_YEAR } from '../data-year.ts';

/** First and last calendar year; the last is null for a current post. */
export interface Period {
  start: number;
  end: number | null;
}

/** A team of a coach with all posts there. */
export interface CoachedTeam<Post extends Period & { club: string }> {
  post: Post;
  /** In chronological order. */
  periods: Period[];
}

/** As many as can be read in the five seconds of a question. */
const MOST = 4;

/**
 * Returns the teams in a coach's picture, oldest first: the four with the most years. Of teams with equally many years,
 * the earlier ones are chosen.
 */
export function coachedTeams<Post extends Period & { club: string }>(career: readonly Post[]): CoachedTeam<Post>[] {
  const byClub = new Map<string, CoachedTeam<Post>>();
  for (const post of career) {
    const period = { start: post.start, end: post.end };
    const team = byClub.get(post.club);
    if (team) team.periods.push(period);
    else byClub.set(post.club, { post, periods: [period] });
  }
  const teams = [...byClub.values()];
  const longest = teams.toSorted((one, other) => yearsAt(other) - yearsAt(one));
  const shown = new Set(longest.slice(0, MOST));
  return teams.filter((team) => shown.has(team));
}

function yearsAt({ periods }: { periods: readonly Period[] }): number {
  return periods.reduce((sum, { start, end }) => sum + (end ?? DATA_YEAR) - start, 0);
}
