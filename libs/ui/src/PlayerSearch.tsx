import { MAX_SEARCH_LENGTH, type PlayerHit } from '@soccer-legends/contracts';
import { yearRange } from '@soccer-legends/game-sdk';
import { usePlatform, useServices } from '@soccer-legends/game-sdk/react';
import type { ReactNode, Ref } from 'react';
import { Flag } from './Flag.tsx';
import { usePlayerSuggestions } from './player-suggestions.ts';
import css from './PlayerSearch.module.css';
import { SearchBox } from './SearchBox.tsx';

export interface PlayerSearchProps {
  label: string;
  text: string;
  /** The chosen player. Editing the text clears it. */
  chosen: PlayerHit | null;
  /** Called when the visitor edits the text or chooses a player. */
  onChange(text: string, chosen: PlayerHit | null): void;
  /** Whether the text itself is an answer. Otherwise, Enter chooses the first player. */
  freeText?: boolean;
  /** Called for Enter, unless it chooses a player of the list. */
  onEnter?(): void;
  /** A button beside the box, which the list never covers. */
  action?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  describedBy?: string;
  invalid?: boolean;
}

/** Searches players by any part of the name or a nickname, with or without accents. */
export function PlayerSearch({ text, chosen, onChange, onEnter, ...rest }: PlayerSearchProps) {
  const { t } = usePlatform();
  const { http } = useServices();
  const { players, state, waitS } = usePlayerSuggestions(http, chosen ? '' : text);
  const remark = {
    idle: null,
    loading: t('ui.searching'),
    found: t('ui.noPlayers'),
    failed: t('ui.searchFailed'),
    waiting: t('ui.searchLater', { seconds: waitS }),
  };
  return (
    <SearchBox<PlayerHit>
      {...rest}
      maxLength={MAX_SEARCH_LENGTH}
      placeholder={t('ui.searchPlayer')}
      items={players}
      textOf={({ name }) => name}
      keyOf={({ id }) => id}
      renderItem={(player) => <PlayerSuggestion player={player} />}
      text={text}
      onText={(typed) => onChange(typed, null)}
      onChoose={(player) => onChange(player.name, player)}
      pending={state === 'loading'}
      remark={remark[state]}
      {...(onEnter ? { onEnter } : {})}
    />
  );
}

/** Shows enough facts to distinguish players with the same name. */
function PlayerSuggestion({ player: { name, alias, nation, position, from, to } }: { player: PlayerHit }) {
  const { t } = usePlatform();
  const facts = [alias, position && t(`ui.position.${position}`), from && yearRange(from, to)].filter(Boolean);
  return (
    <>
      <Flag nation={nation} width={24} />
      <span className={css.name}>
        <strong translate="no">{name}</strong>
        <span>{facts.join(' · ')}</span>
      </span>
    </>
  );
}
