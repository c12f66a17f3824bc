import type { FactReport, FeedbackEntry, NamedPerson, Page } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Bus } from '../../platform/events/bus.ts';
import { pageOf } from '../../platform/http/request-fields.ts';
import { Scheduled } from '../../platform/jobs/job.ts';
import { PreparedIndex, QualityHistory, ReadModel } from '../people/people.port.ts';
import { FeedbackStore } from './feedback-store.ts';
import { toFeedbackEntry } from './feedback.entity.ts';
import { PeopleByName } from './people-named.ts';

type NamedIn = readonly [messageId: number, people: NamedPerson[]];

const NONE: ReadonlyMap<number, NamedPerson[]> = new Map();

/** Visitors' feedback messages that name people whose facts can be corrected. */
@Injectable()
export class FactReports {
  private readonly people: PreparedIndex<PeopleByName>;
  /** The people named in the open messages, by message id. The text of a message never changes. */
  private named: ReadonlyMap<number, NamedPerson[]> = NONE;

  constructor(
    private readonly store: FeedbackStore,
    private readonly history: QualityHistory,
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    const forget = (): void => void (this.named = NONE);
    this.people = new PreparedIndex(readModel, bus, {
      build(snapshot) {
        forget();
        return PeopleByName.of(snapshot);
      },
      update: (people, former, snapshot) => people.update(former, snapshot, forget),
    });
  }

  /** Returns the people of the reported round; without any, the people in the text. Throws `FeedbackNotFound`. */
  async peopleIn(id: number): Promise<NamedPerson[]> {
    return this.peopleOf(await this.store.one(id), this.people.current);
  }

  private peopleOf({ feedback, report }: Pick<FeedbackEntry, 'feedback' | 'report'>, people: PeopleByName) {
    const { players, coaches } = this.readModel.snapshot;
    const found = (kind: NamedPerson['kind'], ids: readonly number[], known: ReadonlyMap<number, { name: string }>) =>
      ids.flatMap((id) => {
        const name = known.get(id)?.name;
        return name === undefined ? [] : [{ kind, id, name }];
      });
    const reported = report
      ? [...found('players', report.players, players), ...found('coaches', report.coaches, coaches)]
      : [];
    return reported.length > 0 ? reported : people.in(feedback);
  }

  /** Returns a page of the open messages that name someone, newest first. */
  async page(requested: number, pageSize: number): Promise<Page<FactReport>> {
    const { named } = this;
    const ids = await this.store.openIds();
    const unread = await this.store.some(ids.filter((id) => !named.has(id)));
    const people = this.people.current;
    // The catalogue has changed meanwhile, and with it who is named.
    if (named !== this.named) return this.page(requested, pageSize);
    const newlyNamed = new Map(unread.map((message) => [message.id, this.peopleOf(message, people)]));
    this.named = new Map(ids.map((id) => [id, named.get(id) ?? newlyNamed.get(id) ?? []]));
    return this.pageOf(
      [...this.named].filter(([, { length }]) => length > 0),
      requested,
      pageSize,
    );
  }

  /** Records how many open messages name people, for the data quality chart. */
  @Scheduled({ at: 'nightly', name: 'record-feedback-reports' })
  async record(): Promise<void> {
    const { total } = await this.page(1, 1);
    await this.history.store([{ name: 'messages', count: total }]);
  }

  private async pageOf(all: readonly NamedIn[], requested: number, pageSize: number): Promise<Page<FactReport>> {
    const { page, offset } = pageOf(all.length, requested, pageSize);
    const shown = new Map(all.slice(offset, offset + pageSize));
    const messages = await this.store.some([...shown.keys()]);
    const items = messages.map((message) => ({ ...toFeedbackEntry(message), people: shown.get(message.id)! }));
    return { items, total: all.length, page, pageSize };
  }
}
