import type { HistoryEntry, Translate } from '@soccer-legends/game-sdk';

/** Returns what the player answered, in the words of the game. */
export function answerText({ playerAnswer }: HistoryEntry, gameTexts: Translate): string {
  return typeof playerAnswer === 'string' ? playerAnswer : gameTexts(playerAnswer.key, playerAnswer.values);
}
