import { lastKnown, otherClubIds, type FootballData } from '@soccer-legends/football-data';
import type { Person } from '../entities.ts';
import { newRow } from '../model/loaded.ts';
import type { PersonKind } from '../model/facts.ts';
import type { CatalogueRows } from './snapshot.ts';

const NO_FIGURES = { matches: null, goals: null, loan: false };

/** Converts the data set to rows. Their ids are those of the data set, which never change. */
export function bundledRows(
  { clubs, otherClubs, players, coaches, nations, sources }: FootballData,
  now: Date,
): CatalogueRows {
  const countryNames = new Map(nations.map(({ code, names }) => [code, names.en]));
  const bundled = { source: 'bundled', apiId: null, editedAt: null, updatedAt: now } as const;
  const otherIdOf = otherClubIds(otherClubs);
  const spellsOf = ({ career }: Fact): Person['spells'] =>
    career.map((spell) => {
      const { club, clubId, start, end, matches, goals, loan } = spell;
      const asOf = lastKnown(spell, sources);
      const facts = { club, teamId: clubId ?? otherIdOf(spell) ?? null, from: start, to: end, matches, goals, loan };
      return asOf === null ? facts : { ...facts, asOf };
    });
  const personOf = (kind: PersonKind, fact: Fact): Person => {
    const { id, name, nation, born, fame } = fact;
    const facts = { country: countryNames.get(nation) ?? nation, nation, born, fame, spells: spellsOf(fact) };
    return { ...newRow(kind, id, name, now), ...facts, ...bundled };
  };
  return {
    teams: [
      ...clubs.map(({ id, name, country }) => ({ id, name, country, logo: null, listed: true, ...bundled })),
      ...otherClubs.map(({ id, name, country }) => ({ id, name, country, logo: null, listed: false, ...bundled })),
    ],
    people: [
      ...coaches.map((coach) => {
        const row = personOf('coach', coach);
        return { ...row, spells: row.spells.map((spell) => ({ ...spell, ...NO_FIGURES })) };
      }),
      ...players.map((player) => {
        const { fullName, surname, position, number } = player;
        return { ...personOf('player', player), fullName, surname, position, number };
      }),
    ],
  };
}

type Fact = Pick<FootballData['players'][number], 'id' | 'name' | 'nation' | 'born' | 'fame' | 'career'>;
