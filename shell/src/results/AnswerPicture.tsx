import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { Portrait, TeamBadge } from '@soccer-legends/ui';

export function AnswerPicture({ entry: { picture }, width }: { entry: HistoryEntry; width: number }) {
  if (!picture) return null;
  if (picture.kind === 'crest') return <TeamBadge logo={picture.src} size={width} />;
  return <Portrait photo={picture.src} mode="full" alt="" width={width} />;
}
