import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { checkOf, mistakesIn, wasTried } from '../rules/checks.ts';
import { groupsToFind, type FootballConnectionsMove, type FootballConnectionsState } from '../rules/state.ts';
import { isWon, MISTAKES } from '../rules/football-connections.ts';
import { easiest, GROUP_SIZE } from '../rules/puzzle.ts';
import { useGroupText } from './group-text.ts';
import { useReveals } from './use-reveals.ts';

/** Sends moves and returns the message about the latest: shown until the next move, announced, and toasted if it is a verdict. */
export function useMessage(
  state: FootballConnectionsState,
  play: (move: FootballConnectionsMove) => string | undefined,
) {
  const { puzzle, checks, selected, awaitsConfirmation, gaveUp, stage } = state;
  const t = useTexts();
  const { toast, announce } = useServices();
  const textOf = useGroupText();
  const [latest, setLatest] = useState<string>();
  const lost = (stage === 'revealing' || stage === 'verdict') && !isWon(state);
  useReveals(state);

  return { message: lost ? t(gaveUp ? 'verdict.gaveUp' : 'verdict.lost') : latest, send };

  function send(move: FootballConnectionsMove): string | undefined {
    const refusal = play(move);
    if (refusal === 'notFour') {
      toast({ title: t('check.invalid'), description: t('check.notFour'), tone: 'destructive' });
      say(t('check.notFour'), 'assertive');
    } else if (refusal === 'fourSelected') say(t('check.fourSelected'));
    else if (refusal === undefined) tell(move);
    return refusal;
  }

  function tell({ kind, ...move }: FootballConnectionsMove): void {
    if (kind === 'check')
      return wasTried(selected, checks) && !awaitsConfirmation ? say(t('check.tried')) : tellCheck();
    if (kind === 'hint') return tellHint();
    if (kind === 'toggle' && 'player' in move) return tellSelection(move.player);
    setLatest(undefined);
  }

  function tellCheck(): void {
    const { group: id, oneAway } = checkOf(selected, puzzle.groups);
    const group = puzzle.groups.find((other) => other.id === id);
    if (group) {
      const name = textOf(group.name);
      toast({ title: t('verdict.correct'), description: name, tone: 'success' });
      return say(`${t('verdict.correct')} ${name}`, 'assertive');
    }
    const near = oneAway && state.announcesOneAway ? t('verdict.oneAway') : undefined;
    const left = t('verdict.left', { count: MISTAKES - mistakesIn(checks) - 1 });
    toast({ title: t('verdict.incorrect'), description: t('verdict.tryAnother'), tone: 'destructive' });
    say([t('verdict.incorrect'), near, left].filter(Boolean).join(' '), 'assertive');
  }

  function tellHint(): void {
    const group = easiest(groupsToFind(state));
    setLatest(undefined);
    if (group) announce(t('hint.text', { description: textOf(group.description) }));
  }

  function tellSelection(player: number): void {
    const kept = selected.filter((other) => other !== player);
    const after = kept.length < selected.length ? kept : [...selected, player];
    const tried = wasTried(after, checks) ? t('check.tried') : undefined;
    setLatest(tried);
    announce([t('cards.selected', { selected: after.length, total: GROUP_SIZE }), tried].filter(Boolean).join(' '));
  }

  function say(text: string, urgency?: 'polite' | 'assertive'): void {
    setLatest(text);
    announce(text, urgency);
  }
}
