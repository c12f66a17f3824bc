import { Beads, type BeadsProps } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { type FriendDay, scoreOfLetters } from './friend-day.ts';

/** The score of a friend's matchday as outlined beads, below the visitor's own. */
export function FriendWire({ friend }: { friend: FriendDay }) {
  const { t } = useShellTexts();
  const { won, lost } = scoreOfLetters(friend.result);
  return (
    <div>
      <small aria-hidden="true">
        {friend.name ?? t('challenge.friend')} <span translate="no">{`${won} : ${lost}`}</span>
      </small>
      <FriendBeads friend={friend} isOutlined />
    </div>
  );
}

export interface FriendBeadsProps extends Pick<BeadsProps, 'isOutlined'> {
  friend: FriendDay;
}

export function FriendBeads({ friend: { name, result }, ...look }: FriendBeadsProps) {
  const { t } = useShellTexts();
  const { won, lost, total } = scoreOfLetters(result);
  const score = t('matchday.score', { won, lost, left: total - won - lost });
  const label = t('shared.row', { name: name ?? t('challenge.friend'), result: score });
  return <Beads won={won} lost={lost} total={total} label={label} {...look} />;
}
