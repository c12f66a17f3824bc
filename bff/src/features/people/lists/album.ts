import { loadAlbum, type AlbumSlots } from '@soccer-legends/football-data';
import { Injectable } from '@nestjs/common';
import type { AlbumPlayer, AlbumSpread } from '@soccer-legends/contracts';
import { Bus } from '../../../platform/events/bus.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { findPlayer } from '../catalogue/snapshot.ts';

/** `GET /api/album`: the people in each slot. */
@Injectable()
export class Album {
  private readonly slots: AlbumSlots = loadAlbum();
  private cached: CachedResponse | undefined;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => (this.cached = undefined));
  }

  /** Returns the prepared response. A slot is null while the catalogue does not have its player. */
  answer(): CachedResponse {
    return (this.cached ??= CachedResponse.json(this.spreads(), PUBLIC_CACHE));
  }

  private spreads(): AlbumSpread[] {
    return [...this.slots].map(([nation, ids]) => ({ nation, slots: ids.map((id) => this.playerOf(id)) }));
  }

  private playerOf(id: number): AlbumPlayer | null {
    const player = findPlayer(this.readModel.snapshot, id);
    return player ? { id, name: player.name, photo: player.photo } : null;
  }
}
