import { type FactChange, type FactValue, type FieldFault, type SpellChange, fold } from '@soccer-legends/contracts';
import type { FootballData, Nation } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { FOOTBALL_DATA } from '../football-data.ts';
import { type EditedFacts, changeEdits, UnknownSpell, type PlannedChange } from '../model/edits.ts';
import { newFaults } from '../model/fact-faults.ts';
import { fromWireSpell } from '../model/facts.ts';
import { withLayers, type Loaded } from '../model/loaded.ts';
import { InvalidFacts } from '../people.errors.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

/** Finds clubs of the current catalogue by name or alias, ignoring case and accents. */
@Injectable()
export class ClubNames {
  private indexed:
    { snapshot: CatalogueSnapshot; byName: ReadonlyMap<string, { club: string; teamId: number }> } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FOOTBALL_DATA) private readonly facts: FootballData,
  ) {}

  /** Returns the catalogue's name and id of a club. A club outside the catalogue keeps its name and has no id. */
  find(name: string): { club: string; teamId: number | null } {
    return this.byName().get(fold(name)) ?? { club: name, teamId: null };
  }

  private byName(): ReadonlyMap<string, { club: string; teamId: number }> {
    const { snapshot } = this.readModel;
    if (this.indexed?.snapshot !== snapshot) {
      // The data set's name still finds a club that was renamed.
      const aliases = this.facts.clubs.flatMap(({ id, name, aliases: names }) =>
        [name, ...names].map((alias) => [alias, id] as const),
      );
      const known = aliases.filter(([, id]) => snapshot.teams.has(id));
      // Current names come last, so that they replace equal aliases.
      const byName = new Map([
        ...known.map(([alias, id]) => [fold(alias), { club: snapshot.teams.get(id)!.name, teamId: id }] as const),
        ...Array.from(snapshot.teams.values(), ({ id, name }) => [fold(name), { club: name, teamId: id }] as const),
      ]);
      this.indexed = { snapshot, byName };
    }
    return this.indexed.byName;
  }
}

/** Turns changes into edits, and checks them against the rules of the data set. */
@Injectable()
export class ChangeRules {
  constructor(
    private readonly clubs: ClubNames,
    private readonly clock: Clock,
    @Inject(FOOTBALL_DATA) private readonly facts: FootballData,
  ) {}

  /** Looks up the clubs and the nation of a change. Throws `InvalidFacts` for an unknown nation. */
  plan({ fields = {}, spells = [] }: Pick<FactChange, 'fields' | 'spells'>): PlannedChange {
    const nation = this.nationOf('nation', fields.nation);
    this.nationOf('leagueCountry', fields.leagueCountry);
    return {
      fields: { ...(fields as Record<string, FactValue>), ...(nation && { country: nation.names.en }) },
      spells: spells.map((spell) => this.planSpell(spell)),
    };
  }

  private nationOf(field: string, code: string | null | undefined): Nation | undefined {
    const known = this.facts.nations.find((nation) => nation.code === code);
    if (typeof code === 'string' && !known)
      throw new InvalidFacts([{ field, rule: 'unknownNation', message: `No nation has the code ${code}` }]);
    return known;
  }

  private planSpell({ key, removed, ...fields }: SpellChange): PlannedChange['spells'][number] {
    return {
      ...(key !== undefined && { key }),
      ...(removed !== undefined && { removed }),
      ...fromWireSpell(fields),
      ...(fields.club !== undefined && this.clubs.find(fields.club)),
    };
  }

  /** Returns a person after a change. Throws `InvalidFacts` for an unknown field or spell. */
  apply(person: Loaded, change: PlannedChange): Loaded {
    const { sources, layers } = person;
    const unknown = Object.keys(change.fields).filter((field) => !(field in sources.fields));
    if (unknown.length > 0)
      throw new InvalidFacts(unknown.map((field) => ({ field, rule: 'unknownField', message: `has no ${field}` })));
    try {
      return withLayers(person, { edits: changeEdits(sources, layers.edits, change) });
    } catch (error) {
      if (!(error instanceof UnknownSpell)) throw error;
      throw new InvalidFacts([{ field: 'spell', spell: error.key, rule: 'unknownSpell', message: error.message }]);
    }
  }

  /** Returns the rules that the facts break after a change but did not break before. */
  faultsOf(person: Loaded, after: EditedFacts): FieldFault[] {
    const faults = newFaults(person, person.tolerated, after, this.clock.now().getUTCFullYear());
    return person.kind === 'club' ? [...faults, ...this.nameFaults(person, String(after.fields['name']))] : faults;
  }

  /** Club names must be unique, because the games identify clubs by name. */
  private nameFaults({ id, visible }: Loaded, name: string): FieldFault[] {
    const { teamId } = this.clubs.find(name);
    if (name === visible.fields['name'] || teamId === null || teamId === id) return [];
    return [{ field: 'name', rule: 'nameTaken', message: `has the name of the club ${teamId}` }];
  }
}
