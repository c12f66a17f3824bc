import {
  REVIEW_KINDS,
  type ReviewClub,
  type ReviewCount,
  type ReviewKind,
  type ReviewPage,
  type ReviewState,
  type DrawName,
  type ReviewEffects,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { findRows } from '../../../platform/database/row.ts';
import { pageOf } from '../../../platform/http/request-fields.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import type { Facts } from '../model/facts.ts';
import { withLayers } from '../model/loaded.ts';
import { readPeople } from '../store/people-store.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { ReviewItem } from '../entities.ts';
import { gameEffects, drawsOfPlayer } from '../catalogue/player-draws.ts';
import type { CataloguePlayer, CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { FilterQuery } from '@mikro-orm/core';

const MOST_CLUBS = 100;

/** Excludes the players in a list of ids. */
const NOT_AMONG = 'player_id not in (select value::integer from jsonb_array_elements_text(?::jsonb))';

interface Filter {
  kind: ReviewKind;
  state: ReviewState;
  club?: string;
}

/** The console's list of what syncs propose. */
@Injectable()
export class ReviewList {
  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly registry: Registry,
  ) {}

  async counts(): Promise<ReviewCount[]> {
    // Raw SQL: the entity manager cannot group.
    const rows = await this.database.execute<ReviewCount[]>(
      `select kind, count(*)::integer as count from review_item where state = 'open' and ${NOT_AMONG} group by kind`,
      [JSON.stringify(hiddenIds(this.readModel))],
    );
    const countOf = new Map(rows.map(({ kind, count }) => [kind, count]));
    return REVIEW_KINDS.map((kind) => ({ kind, count: countOf.get(kind) ?? 0 }));
  }

  /** Returns the number of open items, without little-known players, who need no decision. */
  async toDecide(): Promise<number> {
    const counts = await this.counts();
    return counts.reduce((sum, { kind, count }) => (kind === 'littleKnown' ? sum : sum + count), 0);
  }

  /** Returns a page of items, the most famous players first, with at most 100 clubs by which it can be filtered. */
  async page(filter: Filter, requested: number, pageSize: number): Promise<ReviewPage> {
    const em = this.database.em();
    const { total, clubs } = await this.counted(filter);
    const { page, offset } = pageOf(total, requested, pageSize);
    const order = { orderBy: { fame: 'desc', id: 'asc' } } as const;
    // Pages the ids first, which are in an index. Late pages would read all rows before them otherwise.
    const shown = ofShownPlayers(filter, this.readModel);
    const span = { ...order, limit: pageSize, offset };
    const ids = await em.find(ReviewItem, shown, { ...span, fields: ['id'], disableIdentityMap: true });
    const rows = await findRows(em, ReviewItem, { id: { $in: ids.map(({ id }) => id) } }, order);
    const proposed = await this.proposedFacts(rows);
    const items = rows.flatMap((row) => this.toItem(row, proposed.get(row.id)) ?? []);
    return { items, total, page, pageSize, clubs };
  }

  /** Returns what the games would show after the proposed changes of the service's facts, by id of the item. */
  private async proposedFacts(rows: readonly ReviewItem[]): Promise<ReadonlyMap<number, Facts>> {
    const changes = rows.filter(({ proposed }) => proposed !== null);
    const ids = changes.map(({ playerId }) => playerId);
    const people = ids.length === 0 ? [] : await readPeople(this.database.em(), 'player', { ids });
    return new Map(
      changes.flatMap(({ id, playerId, proposed }) => {
        const person = people.find((one) => one.id === playerId);
        return person ? [[id, withLayers(person, { service: proposed }).visible] as const] : [];
      }),
    );
  }

  /** Returns undefined for a player who is not in the snapshot yet. */
  private toItem(row: ReviewItem, proposed: Facts | undefined): ReviewPage['items'][number] | undefined {
    const { players, outsideGames } = this.readModel.snapshot;
    const player = players.get(row.playerId) ?? outsideGames.get(row.playerId);
    if (!player) return undefined;
    const { id, playerId, fame, club, state, changes, run, createdAt } = row;
    const effects = effectsOf(row, proposed, player, this.readModel.snapshot, (draws) =>
      this.registry.gamesWith(draws),
    );
    const { name, country, nation } = player;
    const since = createdAt.toISOString();
    return { id, playerId, name, country, nation, fame, club, state, changes, effects, run, since };
  }

  /** Counts all clubs at once, because a second count of the items would take as long. */
  private async counted({ kind, state, club }: Filter): Promise<Pick<ReviewPage, 'total' | 'clubs'>> {
    // Raw SQL: the entity manager cannot group.
    const groups = await this.database.execute<{ club: string | null; count: number }[]>(
      `select club, count(*)::integer as count from review_item where kind = ? and state = ? and ${NOT_AMONG}
       group by club order by count(*) desc, club`,
      [kind, state, JSON.stringify(hiddenIds(this.readModel))],
    );
    const counted = club === undefined ? groups : groups.filter((group) => group.club === club);
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    const clubs = groups.filter((group): group is ReviewClub => group.club !== null).slice(0, MOST_CLUBS);
    return { total, clubs };
  }
}

const NONE: ReviewEffects = { gains: [], loses: [] };

/**
 * Returns the games that a player would enter or leave if the decision about an item changed.
 *
 * @param proposed what the games show after a proposed change of the service's facts; undefined for other items
 */
function effectsOf(
  { kind, state, changes }: Pick<ReviewItem, 'kind' | 'state' | 'changes'>,
  proposed: Facts | undefined,
  player: CataloguePlayer,
  { teams }: Pick<CatalogueSnapshot, 'teams'>,
  gamesWith: (draws: readonly DrawName[]) => string[],
): ReviewEffects {
  const gamesOf = (facts: CataloguePlayer): string[] => gamesWith(drawsOfPlayer(facts, teams));
  const games = gamesOf(player);
  if (kind === 'newcomer' || kind === 'littleKnown')
    return player.inGames ? gameEffects(games, []) : gameEffects([], games);
  if (state !== 'open') return NONE;
  const after = proposed
    ? { ...proposed.fields, spells: proposed.career }
    : Object.fromEntries(changes.map((change) => [change.field, change.after]));
  return gameEffects(games, gamesOf(player.with(after)));
}

/** Returns the ids of hidden players. Their items need no decision; a merged duplicate may have one. */
function hiddenIds({ snapshot }: ReadModel): number[] {
  return [...snapshot.hidden.players.keys()];
}

/** Returns a filter that also excludes the items of hidden players. */
export function ofShownPlayers(filter: Partial<ReviewItem>, readModel: ReadModel): FilterQuery<ReviewItem> {
  const ids = hiddenIds(readModel);
  // Without a condition on the player, the index is enough to page a long list.
  return ids.length === 0 ? filter : { ...filter, playerId: { $nin: ids } };
}
