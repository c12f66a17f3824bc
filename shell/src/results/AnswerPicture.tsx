import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { Portrait, TeamBadge } from '@soccer-legends/ui';

/** The picture of an answer, if it has one. Decorative: the answer is beside it. */
export function AnswerPicture({ entry: { picture }, width }: { entry: HistoryEntry; width: number }) {
  if (!picture) return null;
  if (picture.kind === 'crest') return <TeamBadge logo={picture.src} size={width} />;
  return <Portrait photo={picture.src} mode="full" alt="" width={width} />;
}
