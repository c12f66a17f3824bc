import type { ConnectionsPlayer } from '@soccer-legends/game-sdk/data';
import { useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import { byDifficulty, type Group, type Reason } from '../rules/puzzle.ts';
import type { ConnectionsState } from '../rules/state.ts';
import { Gathering, type CardPlace } from './Gathering.tsx';
import { useGroupText } from './group-text.ts';
import css from './GroupList.module.css';
import { namesOf } from './names-of.ts';

export interface GroupListProps {
  groups: readonly Group[];
  players: readonly ConnectionsPlayer[];
  explained?: boolean;
  /** Returns where a player's card was, from which the card moves into its row. */
  placeOf?(player: number): CardPlace | undefined;
}

/** Symbols that repeat the meaning of the colors. */
const SIGNS = { 1: '●', 2: '▲', 3: '■', 4: '◆' } as const;

/** Groups in the color of their difficulty, with the stickers of their players, whose facts are no longer secret. */
export function GroupList({ groups, players, explained = false, placeOf }: GroupListProps) {
  const t = useTexts();
  const textOf = useGroupText();
  return (
    <ul className={explained ? `${css.groups} ${css.explained}` : css.groups} aria-label={t('groups.label')}>
      {groups.map(({ id, name, color, difficulty, players: members, reasons }) => (
        <li key={id} className={css.group} style={{ '--accent': color } as CSSProperties}>
          {placeOf && <Gathering players={members} placeOf={placeOf} />}
          <strong className={css.name}>
            <span role="img" aria-label={t('groups.difficulty', { difficulty })} className={css.sign}>
              {SIGNS[difficulty]}
            </span>
            {textOf(name)}
          </strong>
          <span className={explained ? css.stickers : `${css.stickers} ${css.inPlay}`}>
            {members.map((member) => (
              <Sticker key={member} player={players.find(({ id: other }) => other === member)} eager={!explained} />
            ))}
          </span>
          <span translate={explained ? undefined : 'no'}>
            {namesOf(members, players, (id) => reasonOf(explained ? reasons : [], id))}
          </span>
        </li>
      ))}
    </ul>
  );

  function reasonOf(reasons: readonly Reason[], id: number): string | undefined {
    const reason = reasons.find(({ player }) => player === id);
    return reason && textOf(reason.text);
  }
}

function Sticker({ player, eager }: { player: ConnectionsPlayer | undefined; eager: boolean }) {
  return <Portrait photo={player?.image ?? null} mode="full" alt="" width={84} fill eager={eager} placeholder="" />;
}

/** All groups with their reasons, the easiest first. */
export function Summary({ state: { puzzle } }: SummaryProps<ConnectionsState>) {
  return <GroupList groups={byDifficulty(puzzle.groups)} players={puzzle.players} explained />;
}
