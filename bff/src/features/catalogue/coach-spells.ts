import type { CoachSpell } from '@soccer-legends/contracts';
import { spellYears } from './player-responses.ts';
import type { CatalogueCoach, CatalogueSnapshot } from './snapshot.ts';

/** Returns a coach's posts in career order. Crest and country are null for a team outside the catalogue. */
export function coachSpells({ spells }: CatalogueCoach, teams: CatalogueSnapshot['teams']): CoachSpell[] {
  return spells.map((spell) => {
    const team = spell.teamId === null ? undefined : teams.get(spell.teamId);
    return {
      team: spell.club,
      teamLogo: team?.picture ?? null,
      country: team?.country ?? null,
      ...spellYears(spell),
    };
  });
}
