import type { SyncChange, SyncDetail } from '@soccer-legends/contracts';

/** What became of one player, coach or team, in a line. */
export function changeText({ actionType, changeDetails }: Pick<SyncDetail, 'actionType' | 'changeDetails'>): string {
  const change = parsed(changeDetails);
  if (change === undefined) return 'Error parsing details';
  if (actionType === 'failed') return change.error ?? 'Unknown error';
  const { country, position, teams } = change;
  return [country, position, teams?.join(', ')].filter(Boolean).join(' · ');
}

function parsed(details: string): SyncChange | undefined {
  try {
    const value: unknown = JSON.parse(details);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
