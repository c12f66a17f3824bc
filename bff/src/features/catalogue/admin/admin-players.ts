import type { AdminPlayersQuery, AdminPlayerSummary, Page } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { toAdminPlayerSummary } from '../player-responses.ts';
import { NationNames } from '../nation-names.ts';
import { ReadModel } from '../read-model.ts';
import { allPlayers, type CatalogueSnapshot } from '../snapshot.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { DEFAULT_PAGE_SIZE } from '../../../platform/http/page-query.ts';
import { AdminPlayerIndex } from './admin-player-index.ts';

@Injectable()
export class AdminPlayers {
  private indexed: { snapshot: CatalogueSnapshot; index: AdminPlayerIndex } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly nations: NationNames,
  ) {}

  page({
    search = '',
    sort = 'id',
    order = 'asc',
    page = 1,
    pageSize = DEFAULT_PAGE_SIZE,
    language = 'en',
  }: AdminPlayersQuery): Page<AdminPlayerSummary> {
    const index = this.index();
    const total = index.count({ search, language });
    const { page: shown, offset } = pageOf(total, page, pageSize);
    const items = index.slice({ search, sort, order, language }, offset, pageSize).map(toAdminPlayerSummary);
    return { items, total, page: shown, pageSize };
  }

  /** Built on the first request after a change of the catalogue, so that visitors never wait for it. */
  private index(): AdminPlayerIndex {
    const { snapshot } = this.readModel;
    if (this.indexed?.snapshot !== snapshot) {
      this.indexed = { snapshot, index: new AdminPlayerIndex(allPlayers(snapshot), this.nations) };
    }
    return this.indexed.index;
  }
}
