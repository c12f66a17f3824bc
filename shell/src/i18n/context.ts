import { createContext, useContext } from 'react';
import type { Texts } from './texts.ts';

export const TextsContext = createContext<Texts | null>(null);

export function useShellTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No TextsContext above this component.');
  return texts;
}
