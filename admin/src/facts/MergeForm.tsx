import type { EditedKind, FactSheet, GameEffects, MergeRequest, SheetOfRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useApiMutation, useApiQuery, useHttp } from '../http/use-api.ts';
import { EffectsNote } from './EffectsNote.tsx';
import { factsPath } from './facts-path.ts';
import { FoundPlayers } from './FoundPlayers.tsx';
import { undoable } from './undoable.ts';
import { useRevert } from './use-revert.ts';
import layout from '../components/layout.module.css';
import css from './PersonEditor.module.css';

interface MergeFormProps {
  kind: EditedKind;
  id: number;
  onMerged(): void;
}

/** Merges a duplicate, found by its name or given by its id, into a person. */
export function MergeForm({ kind, id, onMerged }: MergeFormProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const duplicate = Number(typed);
  return (
    <div className={layout.stack}>
      <p>{t('merge.hint')}</p>
      {kind === 'players' && <SearchField label={t('merge.search')} value={search} onSearch={setSearch} />}
      {search !== '' && (
        <FoundPlayers
          search={search}
          isOffered={(player) => player.id !== id && player.status !== 'hidden'}
          label="merge.choose"
          onChoose={(player) => setTyped(String(player.id))}
        />
      )}
      <TextField
        label={t('merge.id')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onValue={(text) => setTyped(text.replaceAll(/\D/g, '').slice(0, 9))}
      />
      {duplicate > 0 && duplicate !== id && (
        <Duplicate key={duplicate} kind={kind} id={id} duplicate={duplicate} onMerged={onMerged} />
      )}
    </div>
  );
}

/** Shows the duplicate before it is merged. */
function Duplicate({ kind, id, duplicate, onMerged }: MergeFormProps & { duplicate: number }) {
  const t = useTexts();
  const http = useHttp();
  const query = useApiQuery<FactSheet>(factsPath(kind, duplicate));
  const effects = useQuery({
    queryKey: ['merge-effects', kind, id, duplicate],
    queryFn: () => http.post<GameEffects>(`${factsPath(kind, id)}/merge/effects`, { duplicate }),
    enabled: query.isSuccess,
    gcTime: 0,
  });
  const { mutate: revert } = useRevert();
  const merge = useApiMutation<MergeRequest, SheetOfRun>({
    send: (http, request) => http.post<SheetOfRun>(`${factsPath(kind, id)}/merge`, request),
    onSuccess: ({ run }) => {
      onMerged();
      return { title: t('merge.done'), description: t('merge.undo'), ...undoable(t, () => revert({ run })) };
    },
    failure: { title: t('merge.failed') },
  });
  return (
    <QueryView query={query}>
      {({ fields: { name, born, nation }, spells }) => (
        <>
          <p>
            <strong>{name}</strong> {[born, nation, ...spells.map(({ club }) => club)].filter(Boolean).join(' · ')}
          </p>
          <EffectsNote effects={effects.data} isPending={effects.isFetching} isFailed={effects.isError} />
          <div className={css.actions}>
            <Button disabled={merge.isPending} onClick={() => merge.mutate({ duplicate })}>
              {t('merge.merge', { name })}
            </Button>
          </div>
        </>
      )}
    </QueryView>
  );
}
