import type { CategoryRevision as Revision, CategorySheet, CategorySummary } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { CategoryRevision, ReadModel } from '../../catalogue/catalogue.port.ts';
import { CategoryRules } from './category-rules.ts';
import { WrittenCategories } from './written-categories.ts';

const MOST_REVISIONS = 100;

/** What the console shows about the written groups. */
@Injectable()
export class CategorySheets {
  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly categories: WrittenCategories,
    private readonly rules: CategoryRules,
  ) {}

  /** Returns all groups, also those turned off. */
  all(): CategorySummary[] {
    return Array.from(this.categories.all().values(), ({ id, edit, state: { enabled, names, members } }) => {
      return { id, names, enabled, members: members.length, edited: edit !== null };
    });
  }

  /** Returns a group with its members, without those outside the games. Throws `CategoryNotFound`. */
  async sheet(id: string): Promise<CategorySheet> {
    const { state } = this.rules.require(id);
    const { players } = this.readModel.snapshot;
    const known = state.members.flatMap((member) => players.get(member) ?? []);
    const [latest] = await this.history(id);
    return {
      ...{ id, version: latest?.id ?? 0, enabled: state.enabled, names: state.names },
      members: known.map((player) => ({ id: player.id, name: player.name })),
    };
  }

  /** Returns the latest 100 revisions of a group, newest first. */
  async history(category: string): Promise<Revision[]> {
    const options = { orderBy: { id: 'desc' }, limit: MOST_REVISIONS, disableIdentityMap: true } as const;
    const rows = (await this.database.em().find(CategoryRevision, { category }, options)) as CategoryRevision[];
    return rows.map(({ id, at, actor, reason, changes, reverts }) => {
      return { id, at: at.toISOString(), actor, reason, changes, reverts };
    });
  }
}
