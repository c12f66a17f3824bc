import { useTexts } from '@soccer-legends/game-sdk/react';

/** A text of the console by its key, for places without a component, such as column headers. */
export function Text({ name }: { name: string }) {
  return useTexts()(name);
}
