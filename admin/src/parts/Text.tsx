import { useTexts } from '@soccer-legends/game-sdk/react';

/** A text of the console by its name, for places that have no component of their own, such as a column's header. */
export function Text({ name }: { name: string }) {
  return useTexts()(name);
}
