/** Returns the path of a challenge, without a result. */
export function challengePath(token: string, game: string): string {
  return `/c/${token}/${game}`;
}

/** Returns the address of a round that a token deals. */
export function roundAddress(route: string, token: string): string {
  return `${route}?deal=${token}`;
}
