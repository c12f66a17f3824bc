/** The sandbox has no pictures: it names the one that stands for none. */
export function picture(of: 'players' | 'coachs' | 'teams' | 'leagues'): string {
  return `https://media.api-sports.io/football/${of}/0.png`;
}
