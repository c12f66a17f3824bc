import { fold, isRecord, isText, textOrNull, type Loose } from '@soccer-legends/game-sdk';
import type { CoachedTeam, CoachSpell, CoachSummary } from '@soccer-legends/game-sdk/data';
import type { Coach, Job } from './rules/coach.ts';

/** Returns the usable coaches of the server's response: unique names with a picture at a web address. */
export function readCoaches(answer: readonly unknown[]): Coach[] {
  const byName = new Map<string, Coach>();
  for (const entry of answer) {
    const coach = readCoach(entry);
    if (coach === undefined) continue;
    const name = fold(coach.name);
    if (!byName.has(name)) byName.set(name, coach);
  }
  return [...byName.values()];
}

function isCoachedTeam(entry: unknown): entry is CoachedTeam {
  if (!isRecord(entry)) return false;
  const { team, nation, periods }: Loose<CoachedTeam> = entry;
  return isText(team) && (nation === null || isText(nation)) && Array.isArray(periods) && periods.every(isPeriod);
}

function isPeriod(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { start, end }: Loose<CoachedTeam['periods'][number]> = entry;
  return typeof start === 'number' && (end === null || typeof end === 'number');
}

function readCoach(entry: unknown): Coach | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, photo, country, nation, team, coached, career }: Loose<CoachSummary> = entry;
  const jobs: unknown[] = Array.isArray(career) ? career : [];
  if (typeof id !== 'number' || !isText(name) || !isText(photo) || !/^https?:\/\//.test(photo)) return undefined;
  return {
    id,
    name,
    photo,
    country: textOrNull(country),
    nation: textOrNull(nation),
    team: textOrNull(team),
    ...(Array.isArray(coached) && {
      coached: coached.filter(isCoachedTeam).map((each) => ({ ...each, logo: logoIn(jobs, each.team) })),
    }),
    career: jobs.flatMap((job) => readJob(job) ?? []),
  };
}

function logoIn(jobs: readonly unknown[], team: string): string | null {
  const job = jobs.filter(isRecord).find((each: Loose<CoachSpell>) => each.team === team);
  const { teamLogo }: Loose<CoachSpell> = job ?? {};
  return textOrNull(teamLogo);
}

function readJob(entry: unknown): Job | undefined {
  if (!isRecord(entry)) return undefined;
  const { team, country, start, end }: Loose<CoachSpell> = entry;
  if (!isText(team) || typeof start !== 'number') return undefined;
  return { team, country: textOrNull(country), start, end: typeof end === 'number' ? end : null };
}
