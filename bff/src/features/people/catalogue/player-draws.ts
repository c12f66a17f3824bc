import { DRAWS, type DrawName, type ReviewEffects } from '@soccer-legends/contracts';
import { wordOf } from '@soccer-legends/football-data/surname';
import { clubStays } from './club-stays.ts';
import type { CatalogueCoach, CataloguePlayer, CatalogueSnapshot } from './snapshot.ts';

type Teams = CatalogueSnapshot['teams'];
type DrawnFacts = Pick<CataloguePlayer, 'name' | 'surname' | 'nation' | 'position' | 'fame' | 'spells'>;
type PlayerRule = (player: DrawnFacts, teams: Teams) => boolean;

/** A career needs more than one clue to be guessed, and a small phone has no room for more than 17. */
const CAREER_ENTRIES = { min: 2, max: 17 };
/** The lowest fame of players whom the fans of a league know. */
export const KNOWN_FAME = 3;
/** Low enough that hardly any name is unknown, even after a sync of whole leagues. */
const UNKNOWN_WEIGHT = 0.05;
const WORD_LENGTH = { min: 4, max: 7 };

export const hasCareer = ({ spells }: DrawnFacts): boolean => spells.length > 0;
/** A player without a photo has a drawn sticker. */
export const hasPicture = (): boolean => true;
export const hasCareerToGuess = ({ spells: { length } }: DrawnFacts): boolean =>
  length >= CAREER_ENTRIES.min && length <= CAREER_ENTRIES.max;

/** Returns how often a player is drawn, relative to others: by fame, and rarely one whom few fans know. */
export function drawWeight({ fame }: Pick<CataloguePlayer, 'fame'>): number {
  return fame < KNOWN_FAME ? fame * UNKNOWN_WEIGHT : fame;
}

/** Returns a player's last name to guess; undefined without a club or a position, which the hints show. */
export function guessableWord(player: DrawnFacts): string | undefined {
  const { name, position } = player;
  return hasCareer(player) && position ? wordOf({ name, surname: lastNameOf(player) }) : undefined;
}

/** Returns the name that people use as the last name, by default the last word of the name. */
export function lastNameOf({ name, surname }: Pick<CataloguePlayer, 'name' | 'surname'>): string {
  return surname ?? name.split(/\s+/).at(-1)!;
}

/** Rules about a player's own facts. A draw may still exclude a player because of others, such as a namesake. */
const PLAYER_RULES: Readonly<Partial<Record<DrawName, PlayerRule>>> = {
  careers: hasCareerToGuess,
  players: hasCareer,
  pictures: hasPicture,
  connections: hasCareer,
  words: (player) => {
    const length = guessableWord(player)?.length ?? 0;
    return player.fame >= KNOWN_FAME && length >= WORD_LENGTH.min && length <= WORD_LENGTH.max;
  },
  playerGrid: (player, teams) => player.nation !== null && isRememberedAtClub(player, teams),
};

function isRememberedAtClub(player: DrawnFacts, teams: Teams): boolean {
  return clubStays(player, teams).some(
    ({ teamId, isRemembered }) => isRemembered && teamId !== null && teams.has(teamId),
  );
}

/** Returns the draws that may contain a player; none for undefined, a player outside the games. */
export function drawsOfPlayer(player: DrawnFacts | undefined, teams: Teams): DrawName[] {
  if (!player) return [];
  return DRAWS.filter((draw) => PLAYER_RULES[draw]?.(player, teams));
}

/** Returns the draws that contain a coach; none for undefined. */
export function drawsOfCoach(coach: CatalogueCoach | undefined): DrawName[] {
  return coach ? ['coaches'] : [];
}

/** Returns which games someone enters and leaves, by the games before and after. */
export function gameEffects(before: readonly string[], after: readonly string[]): ReviewEffects {
  return {
    gains: after.filter((game) => !before.includes(game)),
    loses: before.filter((game) => !after.includes(game)),
  };
}
