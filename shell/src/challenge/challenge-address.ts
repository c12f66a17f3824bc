export function challengePath(token: string, game: string): string {
  return `/c/${token}/${game}`;
}

export function roundAddress(route: string, token: string): string {
  return `${route}?deal=${token}`;
}
