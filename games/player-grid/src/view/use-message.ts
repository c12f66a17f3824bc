import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import {
  isWon,
  livesLeft,
  playersLeft,
  wasChecked,
  wrongAtLastCheck,
  type PlayerGridMove,
  type PlayerGridState,
} from '../rules/state.ts';
import { useCellNames } from './use-cell-names.ts';

/** Sends moves and returns the message about the latest: shown until the next move, announced, and toasted if it is a verdict. */
export function useMessage(state: PlayerGridState, play: (move: PlayerGridMove) => string | undefined) {
  const t = useTexts();
  const { toast, announce } = useServices();
  const namesOf = useCellNames(state.puzzle);
  const [message, setMessage] = useState<string>();

  return { message, say, send };

  function send(move: PlayerGridMove): string | undefined {
    const refusal = play(move);
    if (refusal === 'occupied') warn(t('playerGrid.cellOccupied'), t('playerGrid.chooseEmpty'));
    else if (refusal === 'incomplete') warn(t('playerGrid.incomplete'), t('playerGrid.fillAllCells'));
    else if (refusal === undefined) tell(move);
    return refusal;
  }

  function tell(move: PlayerGridMove): void {
    if (move.kind === 'place') tellPlaced(move.player, move.cell);
    else if (move.kind === 'check') tellCheck();
    else setMessage(undefined);
  }

  function tellPlaced(id: number, cell: number): void {
    const left = playersLeft(state);
    const name = left.find((player) => player.id === id)?.name ?? '';
    const remain = t('playerGrid.playersLeft', { count: left.length - 1 });
    say(`${t('playerGrid.placed', { name, ...namesOf(cell) })} ${remain}`);
  }

  function tellCheck(): void {
    if (wasChecked(state) && !state.awaitsConfirmation) return say(t('playerGrid.unchanged'));
    const checked = { ...state, checks: [...state.checks, state.cells] };
    if (isWon(checked)) return say(t('playerGrid.allCorrect'), 'assertive');
    const lives = t('playerGrid.livesLeft', { count: livesLeft(checked) });
    if (livesLeft(checked) === 0) return say(lives, 'assertive');
    const wrong = { wrong: wrongAtLastCheck(checked), total: state.cells.length };
    const verdict = t(state.returnsWrong ? 'playerGrid.wrongReturned' : 'playerGrid.wrongStay', wrong);
    toast({ title: t('playerGrid.incorrectPlacements'), description: lives, tone: 'destructive' });
    say(`${t('playerGrid.incorrectPlacements')} ${lives} ${verdict}`, 'assertive');
  }

  function warn(title: string, description: string): void {
    toast({ title, description, tone: 'destructive' });
    say(`${title} ${description}`, 'assertive');
  }

  function say(text: string, urgency?: 'polite' | 'assertive'): void {
    setMessage(text);
    announce(text, urgency);
  }
}
