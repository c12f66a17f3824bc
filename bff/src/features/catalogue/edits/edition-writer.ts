import type { EntityManager } from '@mikro-orm/sql';
import type { FactValue } from '@soccer-legends/contracts';
import { groupBy } from '../../../platform/group-by.ts';
import { Coach, CoachSpell, Player, PlayerSpell } from '../catalogue.entities.ts';
import { applyEdits, NO_EDITS, type Edits } from './apply-edits.ts';
import type { PersonFacts, SpellFacts } from './person-facts.ts';
import { factsOf, spellFacts, type PersonRow } from './person-rows.ts';
import { CatalogueRevision, PersonEdit, type PersonKind } from './revision.entities.ts';
import { sourceChanges, type LiftedFacts, type RevisionAuthor } from './source-writes.ts';

const BATCH = 1000;

/**
 * Puts the corrections of administrators over the people of a data set, and records what the data set changed. In bulk:
 * a data set has a thousand people.
 */
export class EditionWriter {
  private before = new Map<number, LiftedFacts>();
  private edits = new Map<number, PersonEdit>();
  private readonly editedAt = new Map<number, Date | null>();
  private revisions: Omit<CatalogueRevision, 'id'>[] = [];

  /** @param author null for the first data set of a database, which is not recorded */
  constructor(
    private readonly em: EntityManager,
    private readonly kind: PersonKind,
    private readonly author: RevisionAuthor | null,
  ) {}

  /** Reads what is known of the people before they are written. */
  async read(ids: readonly number[]): Promise<void> {
    if (!this.author) return;
    const { em, kind } = this;
    const edits = await em.find(PersonEdit, { kind, personId: { $in: [...ids] } });
    this.edits = new Map(edits.map((edit) => [edit.personId, edit as PersonEdit]));
    const options = { disableIdentityMap: true };
    const where = { id: { $in: [...ids] } };
    const rows = kind === 'player' ? await em.find(Player, where, options) : await em.find(Coach, where, options);
    const careers = await this.readCareers(ids);
    for (const row of rows as PersonRow[]) {
      this.editedAt.set(row.id, row.editedAt);
      const edit = this.edits.get(row.id);
      const sources = edit?.sources ?? factsOf(kind, row, careers.get(row.id) ?? []);
      this.before.set(row.id, { sources, visible: applyEdits(sources, edit?.edits ?? NO_EDITS) });
    }
  }

  /** Returns a person's row and spells as they are to be written: the data set with the edits over it. */
  merge<Row extends PersonRow>(row: Row, career: readonly SpellFacts[]): { row: Row; career: readonly SpellFacts[] } {
    const edit = this.edits.get(row.id);
    const sources: PersonFacts = factsOf(this.kind, row, career);
    const edits: Edits = edit?.edits ?? NO_EDITS;
    const visible = applyEdits(sources, edits);
    if (edit) edit.sources = sources;
    this.note(row.id, { sources, visible });
    const fields: Record<string, FactValue> = visible.fields;
    const editedAt = this.editedAt.get(row.id) ?? null;
    return { row: { ...row, ...fields, editedAt }, career: visible.career.map(spellFacts) };
  }

  /** Writes the revisions. Call it after the people are written. */
  async record(): Promise<void> {
    const { em, kind, edits } = this;
    for (const { personId, sources } of edits.values())
      await em.nativeUpdate(PersonEdit, { kind, personId }, { sources });
    for (let start = 0; start < this.revisions.length; start += BATCH)
      await em.insertMany(CatalogueRevision, this.revisions.slice(start, start + BATCH));
  }

  private note(id: number, after: LiftedFacts): void {
    if (!this.author) return;
    const before = this.before.get(id);
    const changes = before ? sourceChanges(before, after) : [];
    if (before && changes.length === 0) return;
    const name = String(after.visible.fields['name']);
    const { kind, author } = this;
    this.revisions.push({ ...author, kind, personId: id, name, added: !before, changes, reverts: null });
  }

  private async readCareers(ids: readonly number[]): Promise<ReadonlyMap<number, SpellFacts[]>> {
    const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
    if (this.kind === 'player') {
      const spells = await this.em.find(PlayerSpell, { playerId: { $in: [...ids] } }, options);
      return groupBy(spells as (SpellFacts & { playerId: number })[], ({ playerId }) => playerId);
    }
    const posts = await this.em.find(CoachSpell, { coachId: { $in: [...ids] } }, options);
    return new Map(
      Array.from(
        groupBy(posts as PostRow[], ({ coachId }) => coachId),
        ([id, own]) => [id, own.map(withoutFigures)],
      ),
    );
  }
}

type PostRow = Pick<SpellFacts, 'club' | 'teamId' | 'startYear' | 'endYear'> & { coachId: number };

/** Returns a post of a coach as a spell. */
export function withoutFigures({ club, teamId, startYear, endYear }: Omit<PostRow, 'coachId'>): SpellFacts {
  return { club, teamId, startYear, endYear, matches: null, goals: null, loan: false };
}
