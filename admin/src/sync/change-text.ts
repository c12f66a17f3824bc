import type { SyncChange, SyncDetail } from '@soccer-legends/contracts';

/** Returns one line about what a run changed for a player, coach or team, or why it failed. */
export function changeText({ actionType, changeDetails }: Pick<SyncDetail, 'actionType' | 'changeDetails'>): string {
  const change = parseChange(changeDetails);
  if (change === undefined) return 'Error parsing details';
  if (actionType === 'failed') return change.error ?? 'Unknown error';
  const { country, position, teams } = change;
  return [country, position, teams?.join(', ')].filter(Boolean).join(' · ');
}

function parseChange(details: string): SyncChange | undefined {
  try {
    const value: unknown = JSON.parse(details);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
