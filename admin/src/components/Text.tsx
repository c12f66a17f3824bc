import { useTexts } from '@soccer-legends/game-sdk/react';

/** A console text by its key, for places without a component, such as column headers. */
export function Text({ name }: { name: string }) {
  return useTexts()(name);
}
