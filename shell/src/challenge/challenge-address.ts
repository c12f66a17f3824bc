/** Returns the address that deals the round of a token, such as `/logo-game?deal=d147`. */
export function roundAddress(route: string, token: string): string {
  return `${route}?deal=${token}`;
}
