import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import type { FootballConnectionsState } from '../rules/state.ts';
import { useGroupText } from './group-text.ts';
import { namesOf } from './names-of.ts';

/** Announces each group that is revealed after a loss. */
export function useReveals({ puzzle, revealed }: FootballConnectionsState): void {
  const t = useTexts();
  const { announce } = useServices();
  const textOf = useGroupText();
  const group = puzzle.groups.find(({ id }) => id === revealed.at(-1));
  const text =
    group && t('verdict.reveal', { name: textOf(group.name), players: namesOf(group.players, puzzle.players) });

  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [announce, text]);
}
