import type { FactSheet, SplitRequest } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import type { PersonKind } from '../model/facts.ts';
import type { FactRow, Loaded } from '../model/loaded.ts';
import { splitParts } from '../model/merge-and-split.ts';
import { load } from '../store/people-store.ts';
import { PersonEditor } from './person-editor.ts';
import { PersonAdditions } from './person-additions.ts';

/** Splits entries that mix two people. A split is a run of revisions: its revert joins the two again. */
@Injectable()
export class PersonSplits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly editor: PersonEditor,
    private readonly additions: PersonAdditions,
    private readonly readModel: ReadModel,
  ) {}

  /** Moves spells and facts to a new person in one transaction. Throws `PersonNotFound` and `InvalidFacts`. */
  async split(kind: PersonKind, from: number, request: SplitRequest, by: Author): Promise<FactSheet> {
    const run = `split-${kind}-${from}-${this.clock.now().getTime()}`;
    const why = { reason: request.reason ?? null, run };
    const id = await this.database.transaction(async (em) => {
      const person = await load(em, { kind, id: from });
      const { kept, moved } = splitParts(person.visible, request);
      await this.editor.write(em, person, kept, by, why);
      const added = await this.additions.insert(em, kind, request.name);
      await this.editor.write(em, asPartOf(person, added), moved, by, why);
      return added.id;
    });
    await this.readModel.follow();
    return this.editor.sheet({ kind, id });
  }

  /** Returns the person and the new one as a split would leave them. Throws like `split`. */
  preview(kind: PersonKind, from: number, request: SplitRequest): Promise<FactRow[]> {
    return this.database.transaction(async (em) => {
      const person = await load(em, { kind, id: from });
      const { kept, moved } = splitParts(person.visible, request);
      const added = asPartOf(person, this.additions.draft(kind, request.name));
      return [this.editor.previewOf(person, kept), this.editor.previewOf(added, moved)];
    });
  }
}

/** The new person plays where the person does, and spells with a fault may move. */
function asPartOf({ row, visible }: Loaded, added: Loaded): Loaded {
  if ('inGames' in row && 'inGames' in added.row) added.row.inGames = row.inGames;
  return { ...added, tolerated: [visible] };
}
