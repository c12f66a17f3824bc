import {
  DEFAULT_PAGE_SIZE,
  type AdminPlayersQuery,
  type AdminPlayerRow,
  type AdminPlayerSheet,
  type Page,
  type PlayerStatus,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { findRow, findRows } from '../../../platform/database/row.ts';
import { toAdminPlayer, toAdminPlayerSummary } from '../catalogue/player-responses.ts';
import { TranslatedNames } from '../catalogue/translated-names.ts';
import { PreparedIndex, type IndexKind, changedPlayers } from '../catalogue/prepared-index.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { type CataloguePlayer, findPlayer, listedPlayers, mergedDuplicates } from '../catalogue/snapshot.ts';
import { ReviewItem } from '../entities.ts';
import { PlayerNotFound } from '../people.errors.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { pageOf } from '../../../platform/http/request-fields.ts';
import { AdminPlayerIndex } from './admin-player-index.ts';

/** The review items that decide whether the games use a player. */
const ADMISSION = { kind: { $in: ['newcomer', 'littleKnown'] } } as const;

/** The console's table of players, searched and sorted in memory. */
@Injectable()
export class AdminPlayers {
  private readonly index: PreparedIndex<AdminPlayerIndex>;

  constructor(
    private readonly readModel: ReadModel,
    private readonly database: Database,
    bus: Bus,
    nations: TranslatedNames,
  ) {
    this.index = new PreparedIndex(readModel, bus, indexesWith(nations));
  }

  /**
   * Returns a page of the matching players, including hidden ones and those outside the games. By default, all players match
   * and are in id order.
   */
  async page({
    search = '',
    status,
    position,
    sort = 'id',
    order = 'asc',
    page = 1,
    pageSize = DEFAULT_PAGE_SIZE,
    language = 'en',
  }: AdminPlayersQuery): Promise<Page<AdminPlayerRow>> {
    const refused = await this.refusedIds();
    const statusIn = (player: CataloguePlayer): PlayerStatus => statusOf(player, refused.has(player.id));
    const isIncluded =
      status || position
        ? (player: CataloguePlayer): boolean =>
            (!position || player.position === position) && (!status || statusIn(player) === status)
        : undefined;
    const index = this.index.current;
    const total = index.count({ search, language, isIncluded });
    const { page: shown, offset } = pageOf(total, page, pageSize);
    const found = index.slice({ search, language, isIncluded, sort, order }, offset, pageSize);
    const reviewItems = await this.reviewItems(found);
    const items = found.map((player) => {
      const reviewItem = reviewItems.get(player.id) ?? null;
      return { ...toAdminPlayerSummary(player), ...this.duplicatesOf(player), status: statusIn(player), reviewItem };
    });
    return { items, total, page: shown, pageSize };
  }

  /** Returns a player of any status. Throws `PlayerNotFound`. */
  async one(id: number): Promise<AdminPlayerSheet> {
    const { snapshot } = this.readModel;
    const player = findPlayer(snapshot, id) ?? snapshot.hidden.players.get(id);
    if (!player) throw new PlayerNotFound({ id });
    const item = await findRow(this.database.em(), ReviewItem, { ...ADMISSION, playerId: player.id });
    const { fullName, born, number, fame } = player;
    const status = statusOf(player, item?.state === 'refused');
    const facts = { ...toAdminPlayer(player), ...this.duplicatesOf(player), fullName, born, number, fame };
    return { ...facts, status, reviewItem: item?.id ?? null };
  }

  private duplicatesOf(player: CataloguePlayer): Pick<AdminPlayerRow, 'duplicates'> {
    const merged = this.index.current.duplicatesOf(player);
    return { duplicates: merged.map(({ id, name }) => ({ id, name })) };
  }

  /** Returns the ids of the review items of those players who are outside the games, by player id. */
  private async reviewItems(players: readonly CataloguePlayer[]): Promise<ReadonlyMap<number, number>> {
    const outside = players.filter(({ inGames }) => !inGames).map(({ id }) => id);
    if (outside.length === 0) return new Map();
    const items = await findRows(this.database.em(), ReviewItem, { ...ADMISSION, playerId: { $in: outside } });
    return new Map(items.map(({ playerId, id }) => [playerId, id]));
  }

  private async refusedIds(): Promise<ReadonlySet<number>> {
    if (this.readModel.snapshot.outsideGames.size === 0) return new Set();
    const items = await findRows(this.database.em(), ReviewItem, { ...ADMISSION, state: 'refused' });
    return new Set(items.map(({ playerId }) => playerId));
  }
}

function statusOf({ hidden, inGames }: CataloguePlayer, isRefused: boolean): PlayerStatus {
  if (hidden) return 'hidden';
  return inGames ? 'inGames' : isRefused ? 'refused' : 'waiting';
}

function indexesWith(nations: TranslatedNames): IndexKind<AdminPlayerIndex> {
  return {
    build: (snapshot) => AdminPlayerIndex.of(listedPlayers(snapshot), nations, mergedDuplicates(snapshot)),
    update(index, former, snapshot) {
      const changed = changedPlayers(former, snapshot);
      return changed?.every(({ before, after }) => index.replace(before, after)) ?? false;
    },
  };
}
