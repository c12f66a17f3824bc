import { Beads } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { type FriendDay, scoreOfLetters } from './friend-day.ts';

/** The score of a friend's matchday as outlined beads, below the visitor's own. */
export function FriendWire({ friend: { name, result } }: { friend: FriendDay }) {
  const { t } = useShellTexts();
  const { won, lost, total } = scoreOfLetters(result);
  const who = name ?? t('challenge.friend');
  const label = t('shared.row', { name: who, result: t('matchday.score', { won, lost, left: total - won - lost }) });
  return (
    <div>
      <small aria-hidden="true">
        {who} <span translate="no">{`${won} : ${lost}`}</span>
      </small>
      <Beads won={won} lost={lost} total={total} label={label} isOutlined />
    </div>
  );
}
