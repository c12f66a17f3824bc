interface ClubSpell {
  club: string;
  teamId: number | null;
}

/** Spells name a club as it was called at the time. A name that an administrator corrected is corrected there too. */
export class RenamedClubs {
  private readonly clubs: ReadonlyMap<number, { from: string; to: string }>;

  /** @param formerNames the names to replace, by the id of the club */
  constructor(teams: ReadonlyMap<number, { name: string }>, formerNames: ReadonlyMap<number, string>) {
    const all = Array.from(formerNames, ([id, from]) => [id, { from, to: teams.get(id)?.name ?? from }] as const);
    this.clubs = new Map(all.filter(([, { from, to }]) => from !== to));
  }

  /** Returns the spells with the corrected names; the same list if no name is corrected. */
  in<Spell extends ClubSpell>(spells: readonly Spell[]): readonly Spell[] {
    return this.clubs.size === 0 ? spells : spells.map((spell) => this.correct(spell));
  }

  /** Whether a spell has a name that is corrected. */
  isIn(spell: ClubSpell): boolean {
    return this.correct(spell) !== spell;
  }

  private correct<Spell extends ClubSpell>(spell: Spell): Spell {
    const names = spell.teamId === null ? undefined : this.clubs.get(spell.teamId);
    return names?.from === spell.club ? { ...spell, club: names.to } : spell;
  }
}
