import { SYNC_FAILURES, type SyncChange, type SyncDetail } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';

/** One line about what a run changed for a player, coach or team, or why it failed. */
export function ChangeText({ detail: { actionType, changeDetails } }: { detail: SyncDetail }) {
  const change = parseChange(changeDetails);
  if (change === undefined) return <span lang="en">Error parsing details</span>;
  if (actionType === 'failed') return <FailureText change={change} />;
  const { country, position, teams } = change;
  return [country, position, teams?.join(', ')].filter(Boolean).join(' · ');
}

/** The stored text is English. Other languages show the text of its code, unless the stored code is missing or unknown. */
function FailureText({ change: { error, failure, detail } }: { change: SyncChange }) {
  const t = useTexts();
  const { language } = usePlatform();
  if (language === 'en' || !SYNC_FAILURES.some((code) => code === failure))
    return <span lang="en">{error ?? 'Unknown error'}</span>;
  return (
    <span lang={language}>
      {t(`sync.failure.${failure}`)} {detail && <bdi lang="en">{detail}</bdi>}
    </span>
  );
}

function parseChange(details: string): SyncChange | undefined {
  try {
    const value: unknown = JSON.parse(details);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
