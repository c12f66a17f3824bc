import type { FactReport, NamedPerson, Page } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { pageOf } from '../../platform/http/page-of.ts';
import { type CatalogueSnapshot, ReadModel } from '../catalogue/catalogue.port.ts';
import { FeedbackStore } from './feedback-store.ts';
import { toFeedbackEntry } from './feedback-entry.ts';
import { PeopleByName } from './people-named.ts';

/** Visitors' letters that name people whose facts can be corrected. */
@Injectable()
export class FactReports {
  private indexed: { snapshot: CatalogueSnapshot; people: PeopleByName } | undefined;
  /** The people named in the open letters of the latest page, by letter id. Letters do not change. */
  private named = new Map<number, NamedPerson[]>();

  constructor(
    private readonly store: FeedbackStore,
    private readonly readModel: ReadModel,
  ) {}

  async peopleIn(id: number): Promise<NamedPerson[]> {
    return this.people().in((await this.store.one(id)).feedback);
  }

  /** Returns a page of the open letters that name someone, newest first. */
  async page(requested: number, pageSize: number): Promise<Page<FactReport>> {
    const index = this.people();
    const letters = await this.store.open();
    this.named = new Map(letters.map(({ id, feedback }) => [id, this.named.get(id) ?? index.in(feedback)]));
    const reports = letters
      .map((letter) => ({ ...toFeedbackEntry(letter), people: this.named.get(letter.id)! }))
      .filter(({ people }) => people.length > 0);
    const { page, offset } = pageOf(reports.length, requested, pageSize);
    return { items: reports.slice(offset, offset + pageSize), total: reports.length, page, pageSize };
  }

  private people(): PeopleByName {
    const { snapshot } = this.readModel;
    if (this.indexed?.snapshot !== snapshot) {
      this.indexed = { snapshot, people: new PeopleByName(snapshot) };
      this.named.clear();
    }
    return this.indexed.people;
  }
}
