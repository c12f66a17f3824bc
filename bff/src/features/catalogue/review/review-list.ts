import {
  REVIEW_KINDS,
  type ReviewClub,
  type ReviewCount,
  type ReviewKind,
  type ReviewPage,
  type ReviewState,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import { ReadModel } from '../read-model.ts';
import { effectsOf } from './review-effects.ts';
import { ReviewItem } from './review-item.entity.ts';

const MOST_CLUBS = 100;

interface Filter {
  kind: ReviewKind;
  state: ReviewState;
  club?: string;
}

@Injectable()
export class ReviewList {
  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly registry: Registry,
  ) {}

  async counts(): Promise<ReviewCount[]> {
    // Raw SQL: the entity manager cannot group.
    const rows = await this.database
      .em()
      .execute<ReviewCount[]>(
        "select kind, count(*)::integer as count from review_item where state = 'open' group by kind",
      );
    const countOf = new Map(rows.map(({ kind, count }) => [kind, count]));
    return REVIEW_KINDS.map((kind) => ({ kind, count: countOf.get(kind) ?? 0 }));
  }

  async toDecide(): Promise<number> {
    const counts = await this.counts();
    return counts.reduce((sum, { kind, count }) => (kind === 'littleKnown' ? sum : sum + count), 0);
  }

  async page(filter: Filter, requested: number, pageSize: number): Promise<ReviewPage> {
    const em = this.database.em();
    const total = await em.count(ReviewItem, filter);
    const { page, offset } = pageOf(total, requested, pageSize);
    const order = { orderBy: { fame: 'desc', id: 'asc' }, limit: pageSize, offset, disableIdentityMap: true } as const;
    const rows = (await em.find(ReviewItem, filter, order)) as ReviewItem[];
    const items = rows.flatMap((row) => this.toItem(row) ?? []);
    return { items, total, page, pageSize, clubs: await this.clubs(filter) };
  }

  /** Returns undefined for a player who is hidden or not in the snapshot yet. */
  private toItem(row: ReviewItem): ReviewPage['items'][number] | undefined {
    const { players, outsideGames } = this.readModel.snapshot;
    const player = players.get(row.playerId) ?? outsideGames.get(row.playerId);
    if (!player) return undefined;
    const { id, playerId, fame, club, state, changes, run, createdAt } = row;
    const effects = effectsOf(row, player, this.readModel.snapshot, (draws) => this.registry.gamesWith(draws));
    const { name, country, nation } = player;
    const since = createdAt.toISOString();
    return { id, playerId, name, country, nation, fame, club, state, changes, effects, run, since };
  }

  private clubs({ kind, state }: Filter): Promise<ReviewClub[]> {
    // Raw SQL: the entity manager cannot group.
    return this.database.em().execute<ReviewClub[]>(
      `select club, count(*)::integer as count from review_item where kind = ? and state = ? and club is not null
       group by club order by count(*) desc, club limit ${MOST_CLUBS}`,
      [kind, state],
    );
  }
}
