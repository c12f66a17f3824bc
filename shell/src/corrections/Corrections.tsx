import type { GameResult } from '@soccer-legends/game-sdk';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { playerQuery } from '../album/album-queries.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { correctableIn } from './correctable.ts';

export function Corrections({ result }: { result: GameResult }) {
  const { t } = useShellTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('album.correct')}</summary>
      {opened && <Links result={result} />}
    </details>
  );
}

function Links({ result }: { result: GameResult }) {
  const found = correctableIn(result);
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
