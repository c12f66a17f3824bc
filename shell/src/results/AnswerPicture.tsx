import type { HistoryEntry, Translate } from '@soccer-legends/game-sdk';
import { Portrait, TeamBadge } from '@soccer-legends/ui';

export function AnswerPicture({ entry: { picture, correctAnswer }, width }: { entry: HistoryEntry; width: number }) {
  if (!picture) return null;
  if (picture.kind === 'crest') return <TeamBadge name={correctAnswer} logo={picture.src} size={width} />;
  return <Portrait photo={picture.src} mode="full" alt="" width={width} />;
}

export function answerText({ playerAnswer }: HistoryEntry, gameTexts: Translate): string {
  return typeof playerAnswer === 'string' ? playerAnswer : gameTexts(playerAnswer.key, playerAnswer.values);
}

/** Returns the line about a wrong answer, such as "Your answer: Messi", or a text such as "Time Out" alone. */
export function answeredText(entry: HistoryEntry, gameTexts: Translate, t: Translate): string {
  const answer = answerText(entry, gameTexts);
  return typeof entry.playerAnswer === 'string' ? t('results.answered', { answer }) : answer;
}

export function reasonText({ reason }: HistoryEntry, gameTexts: Translate): string | undefined {
  return reason && gameTexts(reason.key, reason.values);
}
