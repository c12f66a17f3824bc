import {
  DEFAULT_PAGE_SIZE,
  type AdminPlayersQuery,
  type AdminPlayerSummary,
  type Page,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { toAdminPlayerSummary } from '../catalogue/player-responses.ts';
import { TranslatedNames } from '../catalogue/translated-names.ts';
import { PreparedIndex, type IndexKind, changedPlayers } from '../catalogue/prepared-index.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { allPlayers } from '../catalogue/snapshot.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { pageOf } from '../../../platform/http/request-fields.ts';
import { AdminPlayerIndex } from './admin-player-index.ts';

/** The console's table of players, searched and sorted in memory. */
@Injectable()
export class AdminPlayers {
  private readonly index: PreparedIndex<AdminPlayerIndex>;

  constructor(readModel: ReadModel, bus: Bus, nations: TranslatedNames) {
    this.index = new PreparedIndex(readModel, bus, indexesWith(nations));
  }

  /** Returns a page of the matching players, also of those outside the games; by default all in id order. */
  page({
    search = '',
    sort = 'id',
    order = 'asc',
    page = 1,
    pageSize = DEFAULT_PAGE_SIZE,
    language = 'en',
  }: AdminPlayersQuery): Page<AdminPlayerSummary> {
    const index = this.index.current;
    const total = index.count({ search, language });
    const { page: shown, offset } = pageOf(total, page, pageSize);
    const items = index.slice({ search, sort, order, language }, offset, pageSize).map(toAdminPlayerSummary);
    return { items, total, page: shown, pageSize };
  }
}

function indexesWith(nations: TranslatedNames): IndexKind<AdminPlayerIndex> {
  return {
    build: (snapshot) => AdminPlayerIndex.of(allPlayers(snapshot), nations),
    update(index, former, snapshot) {
      const changed = changedPlayers(former, snapshot);
      for (const { before, after } of changed ?? []) index.replace(before, after);
      return changed !== undefined;
    },
  };
}
