import type { HistoryEntry, TextRef, Translate } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait, TeamBadge } from '@soccer-legends/ui';

export function AnswerPicture({ entry: { picture, correctAnswer }, width }: { entry: HistoryEntry; width: number }) {
  const gameTexts = useTexts();
  if (!picture) return null;
  if (picture.kind === 'crest')
    return <TeamBadge name={textOf(correctAnswer, gameTexts)} logo={picture.src} size={width} />;
  return <Portrait photo={picture.src} mode="full" alt="" width={width} />;
}

/** The right answer of a question. Page translators must not change names. */
export function CorrectAnswer({ entry: { correctAnswer } }: { entry: HistoryEntry }) {
  const gameTexts = useTexts();
  return typeof correctAnswer === 'string' ? (
    <span translate="no">{correctAnswer}</span>
  ) : (
    textOf(correctAnswer, gameTexts)
  );
}

export function answerText({ playerAnswer }: HistoryEntry, gameTexts: Translate): string {
  return textOf(playerAnswer, gameTexts);
}

function textOf(answer: string | TextRef, gameTexts: Translate): string {
  return typeof answer === 'string' ? answer : gameTexts(answer.key, answer.values);
}

/** Returns the line about a wrong answer, such as "Your answer: Messi", or a text such as "Time Out" alone. */
export function answeredText(entry: HistoryEntry, gameTexts: Translate, t: Translate): string {
  const answer = answerText(entry, gameTexts);
  return typeof entry.playerAnswer === 'string' ? t('results.answered', { answer }) : answer;
}

export function reasonText({ reason }: HistoryEntry, gameTexts: Translate): string | undefined {
  return reason && gameTexts(reason.key, reason.values);
}
