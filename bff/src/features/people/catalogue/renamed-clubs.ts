interface ClubSpell {
  club: string;
  teamId: number | null;
}

/** Replaces the names of renamed clubs in spells, which otherwise keep the club's name at the time. */
export class RenamedClubs {
  private readonly clubs: ReadonlyMap<number, { from: string; to: string }>;

  /** @param formerNames names before the correction, by id of the club */
  constructor(teams: ReadonlyMap<number, { name: string }>, formerNames: ReadonlyMap<number, string>) {
    const all = Array.from(formerNames, ([id, from]) => [id, { from, to: teams.get(id)?.name ?? from }] as const);
    this.clubs = new Map(all.filter(([, { from, to }]) => from !== to));
  }

  in<Spell extends ClubSpell>(spells: readonly Spell[]): readonly Spell[] {
    const isRenamed = this.clubs.size > 0 && spells.some((spell) => this.isIn(spell));
    return isRenamed ? spells.map((spell) => this.correct(spell)) : spells;
  }

  isIn(spell: ClubSpell): boolean {
    return this.correct(spell) !== spell;
  }

  /** Returns the spell with the club's current name; the same object if it is not renamed. */
  correct<Spell extends ClubSpell>(spell: Spell): Spell {
    const names = spell.teamId === null ? undefined : this.clubs.get(spell.teamId);
    return names?.from === spell.club ? { ...spell, club: names.to } : spell;
  }
}
