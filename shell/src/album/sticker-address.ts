/** Returns the address of the drawn sticker of a player, for one without another picture. */
export function stickerOf(id: number): string {
  return `/art/player/${id}.svg`;
}
