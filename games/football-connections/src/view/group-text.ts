import { keepYearsTogether, localize } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import type { GroupText } from '../rules/puzzle.ts';

export function useGroupText(): (text: GroupText) => string {
  const t = useTexts();
  const { language } = usePlatform();
  return (text) => ('key' in text ? t(text.key) : keepYearsTogether(localize(text, language)));
}
