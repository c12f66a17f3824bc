import type { EditedKind, RevisionPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { factsPath } from './facts-path.ts';
import { RevisionList } from './RevisionList.tsx';
import { useRevert } from './use-revert.ts';

/** The latest 100 revisions of a person or club, each with a button that reverts it. */
export function PersonHistory({ kind, id }: { kind: EditedKind; id: number }) {
  const t = useTexts();
  const query = useApiQuery<RevisionPage>(`${factsPath(kind, id)}/history?pageSize=100`);
  const { mutate } = useRevert();
  return (
    <QueryView query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty>{t('facts.noHistory')}</Empty>
        ) : (
          <RevisionList revisions={items} onRevert={(revision) => mutate({ id: revision.id })} />
        )
      }
    </QueryView>
  );
}
