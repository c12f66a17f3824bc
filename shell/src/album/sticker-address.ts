/** Returns the path of a player's drawn sticker, which is used when there is no other picture. */
export function stickerOf(id: number): string {
  return `/art/player/${id}.svg`;
}
