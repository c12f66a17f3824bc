import type { GameResult } from '@soccer-legends/game-sdk';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { playerQuery } from '../album/album-queries.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { type Correctable, correctableIn } from './correctable.ts';

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
