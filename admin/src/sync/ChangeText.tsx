import type { SyncChange, SyncDetail } from '@soccer-legends/contracts';
import { FailureText } from '../components/FailureText.tsx';

/** One line about what a run changed for a player, coach or team, or why it failed. */
export function ChangeText({ detail: { actionType, changeDetails } }: { detail: SyncDetail }) {
  const change = parseChange(changeDetails);
  if (change === undefined) return <span lang="en">Error parsing details</span>;
  if (actionType === 'failed') return <FailureText failure={change} fallback="Unknown error" />;
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
