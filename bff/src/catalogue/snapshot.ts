import type { CareerItem } from '@soccer-legends/contracts';
import { groupBy } from '../group-by.ts';
import type { Coach, CoachSpell } from './coach.entity.ts';
import type { Player, PlayerSpell } from './player.entity.ts';
import type { Team } from './team.entity.ts';

export interface CataloguePlayer extends Omit<Player, 'photo'> {
  photo: string | null;
  spells: readonly PlayerSpell[];
  career: readonly CareerItem[];
}

export interface CatalogueCoach extends Coach {
  spells: readonly CoachSpell[];
}

/** The whole catalogue at one moment, as the games read it. Nothing in it ever changes: a later one replaces it. */
export interface CatalogueSnapshot {
  /** Everything in id order. */
  teams: ReadonlyMap<number, Team>;
  players: ReadonlyMap<number, CataloguePlayer>;
  coaches: ReadonlyMap<number, CatalogueCoach>;
}

export interface CatalogueRows {
  teams: readonly Team[];
  players: readonly Player[];
  playerSpells: readonly PlayerSpell[];
  coaches: readonly Coach[];
  coachSpells: readonly CoachSpell[];
}

/** Rows in id order, and spells in the order of their careers, as one snapshot. */
export function buildSnapshot({
  teams,
  players,
  playerSpells,
  coaches,
  coachSpells,
}: CatalogueRows): CatalogueSnapshot {
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const spellsOfPlayer = groupBy(playerSpells, ({ playerId }) => playerId);
  const spellsOfCoach = groupBy(coachSpells, ({ coachId }) => coachId);
  return {
    teams: teamById,
    players: new Map(
      players.map((player) => {
        const spells = spellsOfPlayer.get(player.id) ?? [];
        const career = spells.map((spell) => careerItem(spell, teamById));
        return [player.id, { ...player, photo: photoOf(player), spells, career }];
      }),
    ),
    coaches: new Map(coaches.map((coach) => [coach.id, { ...coach, spells: spellsOfCoach.get(coach.id) ?? [] }])),
  };
}

/** Where a team's picture is: a real one, else our own drawing, else none. */
export function logoOf({ id, logo, source }: Team): string | null {
  return logo ?? (source === 'bundled' ? `/art/crest/${id}.svg` : null);
}

function photoOf({ id, photo, source }: Player): string | null {
  return photo ?? (source === 'bundled' ? `/art/player/${id}.svg` : null);
}

function careerItem(
  { club, teamId, matches, goals, startYear, endYear }: PlayerSpell,
  teams: ReadonlyMap<number, Team>,
): CareerItem {
  const team = teamId === null ? undefined : teams.get(teamId);
  return { team: club, teamLogo: team ? logoOf(team) : null, matches, goals, years: yearsOf(startYear, endYear) };
}

/** "2009 - 2018"; "2023 -" while still there; "2014" for a stay within one year. */
function yearsOf(start: number, end: number | null): string {
  if (end === null) return `${start} -`;
  return start === end ? String(start) : `${start} - ${end}`;
}
