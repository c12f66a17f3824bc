/** `GET /api/album`: the spreads of all nations. */
export interface AlbumSpread {
  /** FIFA code. */
  nation: string;
  /** Slot 1 first. Null for a player who is hidden or no longer in the catalogue, because slots keep their numbers. */
  slots: readonly (AlbumPlayer | null)[];
}

export interface AlbumPlayer {
  id: number;
  name: string;
  /** Address of the picture; null without one. */
  photo: string | null;
}
