import type { GameResult, HistoryEntry } from '@soccer-legends/game-sdk';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { playerQuery } from '../album/album-queries.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { drawingAt } from '@soccer-legends/contracts';
import { metIn } from '../ledger/met.ts';

/** Renders nothing for a round without anything to correct. */
export function Corrections({ result }: { result: GameResult }) {
  const { t } = useShellTexts();
  const [opened, setOpened] = useState(false);
  const found = correctableIn(result);
  if (found.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('album.correct')}</summary>
      {opened && <Links found={found} />}
    </details>
  );
}

function Links({ found }: { found: readonly Correctable[] }) {
  const players = useQueries({
    queries: found.filter(({ tab }) => tab === 'players').map(({ id }) => playerQuery(id)),
  });
  const names = new Map(players.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])));
  return (
    <ul>
      {found.map(({ tab, id, name = names.get(id) ?? `${id}` }) => (
        <li key={`${tab} ${id}`}>
          <a href={`/admin#${tab}?person=${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

export interface Correctable {
  tab: 'players' | 'coaches' | 'teams';
  id: number;
  /** Absent for a player, because the answer's text may be a country instead of the name. */
  name?: string;
}

/** Returns the players, coaches and clubs that a round was about, each once, players first. */
export function correctableIn(result: Pick<GameResult, 'history' | 'named'>): Correctable[] {
  const players = metIn(result).map(([id]): Correctable => ({ tab: 'players', id }));
  const others = (result.history ?? []).flatMap(coachOrClub);
  return [...players, ...new Map(others.map((one) => [`${one.tab} ${one.id}`, one])).values()];
}

function coachOrClub({ about, picture, correctAnswer: name }: HistoryEntry): Correctable[] {
  const drawing = drawingAt(picture?.src ?? '');
  const coach = about?.coach ?? (drawing?.kind === 'coach' ? drawing.id : undefined);
  const team = about?.team ?? (drawing?.kind === 'crest' ? drawing.id : undefined);
  return [
    ...(coach === undefined ? [] : [{ tab: 'coaches', id: coach, name } as const]),
    ...(team === undefined ? [] : [{ tab: 'teams', id: team, name } as const]),
  ];
}
