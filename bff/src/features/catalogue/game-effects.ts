import { fold } from '@soccer-legends/contracts';
import { wordOf } from '@soccer-legends/football-data/surname';
import { clubStays } from './club-stays.ts';
import type { CatalogueCoach, CataloguePlayer, CatalogueSnapshot } from './snapshot.ts';

type Teams = CatalogueSnapshot['teams'];
type PlayerRule = (player: CataloguePlayer, teams: Teams) => boolean;

/** A career to guess needs more than one clue. */
const MIN_CAREER_ENTRIES = 2;
/** Last names of less known players are too obscure to guess letter by letter. */
export const WORD_FAME = 3;
const WORD_LENGTH = { min: 4, max: 7 };

export const hasCareer = ({ career }: CataloguePlayer): boolean => career.length > 0;
export const hasPhoto = ({ photo }: CataloguePlayer): boolean => photo !== null;
export const hasCareerToGuess = ({ career }: CataloguePlayer): boolean => career.length >= MIN_CAREER_ENTRIES;

/** Returns the word of a player's last name; undefined without a club or a position, which the hints name. */
export function guessableWord(player: CataloguePlayer): string | undefined {
  const { name, career, position } = player;
  return career.length > 0 && position ? wordOf({ name, surname: lastNameOf(player) }) : undefined;
}

export function lastNameOf({ name, surname }: CataloguePlayer): string {
  return surname ?? name.split(/\s+/).at(-1)!;
}

/** What a player's own facts decide. A game may still leave a player out because of others, such as a namesake. */
const PLAYER_RULES: Readonly<Record<string, PlayerRule>> = {
  'career-guess': hasCareerToGuess,
  'connect-game': hasCareer,
  'country-game': hasPhoto,
  'football-connections': hasCareer,
  'fut-wordle': (player) => {
    const length = guessableWord(player)?.length ?? 0;
    return player.fame >= WORD_FAME && length >= WORD_LENGTH.min && length <= WORD_LENGTH.max;
  },
  'memo-game': hasPhoto,
  'player-grid': (player, teams) => player.nation !== null && isRememberedAtClub(player, teams),
  'player-wheel': hasPhoto,
};

/** The folded names of the clubs, by catalogue. */
const clubNames = new WeakMap<Teams, ReadonlySet<string>>();

function isRememberedAtClub(player: CataloguePlayer, teams: Teams): boolean {
  const names = clubNames.get(teams) ?? new Set(Array.from(teams.values(), ({ name }) => fold(name)));
  clubNames.set(teams, names);
  return [...clubStays(player, teams)].some(([club, { isRemembered }]) => isRemembered && names.has(fold(club)));
}

/** Returns the keys of the games that may ask for a player, in alphabetical order; none for undefined. */
export function gamesOfPlayer(player: CataloguePlayer | undefined, teams: Teams): readonly string[] {
  if (!player) return [];
  return Object.entries(PLAYER_RULES).flatMap(([game, rule]) => (rule(player, teams) ? [game] : []));
}

/** Returns the keys of the games that may ask for a coach; none for undefined. */
export function gamesOfCoach(coach: CatalogueCoach | undefined): readonly string[] {
  return coach ? ['manager-game'] : [];
}

/** Returns which games gain a person by a change, and which lose the person. */
export function gameEffects(
  before: readonly string[],
  after: readonly string[],
): { gains: readonly string[]; loses: readonly string[] } {
  return {
    gains: after.filter((game) => !before.includes(game)),
    loses: before.filter((game) => !after.includes(game)),
  };
}
