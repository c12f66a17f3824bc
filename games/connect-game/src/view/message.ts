import type { Translate } from '@soccer-legends/game-sdk';
import type { Platform } from '@soccer-legends/game-sdk/react';
import { isRight, livesOf, pairsOf, targetOf, type Attempt, type ConnectState } from '../rules/state.ts';
import { pointsOfLast, scoreOf } from '../rules/points.ts';

type ClubName = Platform['clubName'];

/** Returns the announcement: the end of the game, the next choice or the last verdict; empty for none. */
export function messageOf(state: ConnectState, t: Translate, clubName: ClubName): string {
  const last = state.attempts.at(-1);
  if (state.ending) return endingNews(state, t, clubName);
  return selectionMessage(state, t, clubName) ?? (last ? verdictMessage(state, last, t, clubName) : t('message.begin'));
}

/** Returns what to choose next while one side is selected; undefined if none is. */
export function selectionMessage(
  { selected, slots }: ConnectState,
  t: Translate,
  clubName: ClubName,
): string | undefined {
  const player = selected.player === null ? null : slots[selected.player];
  const club = selected.club === null ? null : slots[selected.club];
  if (player) return t('message.playerSelected', { name: player.player.name });
  return club ? t('message.clubSelected', { name: clubName(club.club.name) }) : undefined;
}

function verdictMessage(state: ConnectState, last: Attempt, t: Translate, clubName: ClubName): string {
  const { player, clubShownFor } = last;
  const [club, shownFor] = [clubName(last.club), clubName(last.shownFor)];
  if (!isRight(last)) {
    const verdict = `${t('wrong', { name: shownFor })}. ${t('message.owner', { club, player: clubShownFor })}`;
    // A toast announces the loss of the last life.
    return state.ending ? verdict : `${verdict} ${t('message.lives', { lives: livesOf(state) })}`;
  }
  const pairs = pairsOf(state);
  const right = t('message.right', { player, club, points: pointsOfLast(pairs), pairs, total: targetOf(state) });
  return `${t('correct')} ${right}`;
}

/** Leaves out why the game was lost, because a toast shows the reason. */
function endingNews(state: ConnectState, t: Translate, clubName: ClubName): string {
  if (state.ending === 'timeOver') return '';
  const last = state.attempts.at(-1);
  const verdict = last ? [verdictMessage(state, last, t, clubName)] : [];
  return [...verdict, ...(state.ending === 'noLives' ? [] : endingLines(state, t))].join(' ');
}

/** Returns how the game ended, in one or two lines. */
export function endingLines(state: ConnectState, t: Translate): string[] {
  const pairs = pairsOf(state);
  if (state.ending === 'timeOver') return [t('timeOver'), t('timeOverDesc', { score: scoreOf(pairs) })];
  return [state.ending === 'noLives' ? t('noLivesLeft') : t('won', { pairs })];
}
