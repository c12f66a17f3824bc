/** Returns the path for sharing a challenge. It redirects to the game. */
export function challengePath(token: string, game: string): string {
  return `/c/${token}/${game}`;
}

/** Returns the address that deals the round of a token, such as `/logo-game?deal=d147`. */
export function roundAddress(route: string, token: string): string {
  return `${route}?deal=${token}`;
}
