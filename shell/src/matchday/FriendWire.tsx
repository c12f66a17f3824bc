import { Beads, type BeadsProps } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { type FriendDay, scoreOfLetters } from './friend-day.ts';

/** The score of a friend's matchday as outlined beads, below the visitor's own. */
export function FriendWire({ friend: { name, result } }: { friend: FriendDay }) {
  const { t } = useShellTexts();
  return <ScoreWire name={name ?? t('challenge.friend')} {...scoreOfLetters(result)} isOutlined />;
}

export interface ScoreProps extends Pick<BeadsProps, 'won' | 'lost' | 'total' | 'isOutlined'> {
  name: string;
}

/** A person's score of a matchday, as a name with numbers above beads. */
export function ScoreWire(score: ScoreProps) {
  const { name, won, lost } = score;
  return (
    <div>
      <small aria-hidden="true">
        {name} <span translate="no">{`${won} : ${lost}`}</span>
      </small>
      <ScoreBeads {...score} />
    </div>
  );
}

/** The score of a friend's matchday as beads. */
export function FriendBeads({ friend: { name, result } }: { friend: FriendDay }) {
  const { t } = useShellTexts();
  return <ScoreBeads name={name ?? t('challenge.friend')} {...scoreOfLetters(result)} />;
}

/** A person's score of a matchday as beads, with the name for screen readers. */
export function ScoreBeads({ name, ...beads }: ScoreProps) {
  const { t } = useShellTexts();
  const { won, lost, total } = beads;
  const result = t('matchday.score', { won, lost, left: total - won - lost });
  return <Beads {...beads} label={t('shared.row', { name, result })} />;
}
