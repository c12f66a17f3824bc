/** Which of a hundred groups a visitor is in, drawn once: the cookie says no more than that, so it names nobody. */
const STAGE_COOKIE = 'sl-stage';

const GROUPS = 100;
const ONE_YEAR_S = 31_536_000;
const WRITTEN = new RegExp(`(?:^|;\\s*)${STAGE_COOKIE}=(\\d{1,2})(?:;|$)`);

/** The visitor's group, 0 to 99; undefined where none was drawn yet. */
export function stageGroupOf(cookies: string | undefined): number | undefined {
  const group = cookies?.includes(STAGE_COOKIE) ? WRITTEN.exec(cookies)?.[1] : undefined;
  return group === undefined ? undefined : Number(group);
}

/** @param chance at least 0, below 1 */
export function drawStageGroup(chance: number): number {
  return Math.floor(chance * GROUPS);
}

export function stageCookie(group: number, secure: boolean): string {
  return `${STAGE_COOKIE}=${group}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
