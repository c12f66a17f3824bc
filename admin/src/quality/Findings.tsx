import { DEFAULT_PAGE_SIZE, type Page, type QualityCheck, type QualityFinding } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import { Empty } from '../components/Empty.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { FixDialog } from '../facts/FixDialog.tsx';
import { PlayerDialog } from '../players/PlayerDialog.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { useServerTable } from '../table/use-server-table.ts';
import { qualityColumns } from './quality-columns.tsx';
import { QUALITY } from './quality-path.ts';

/** The server has sorted the rows, so the table does not. */
const BEST_KNOWN_FIRST: SortingState = [];

/** Field in which each check's findings can be corrected. A missing link to the service has no field. */
const FIELDS: Readonly<Partial<Record<QualityCheck, string>>> = {
  overlap: 'career',
  outsideLife: 'career',
  clubTwice: 'career',
  careerGap: 'career',
  noCareer: 'career',
  noBirth: 'born',
  noPosition: 'position',
  noNation: 'nation',
  brokenPicture: 'drawn',
};

/**
 * The findings of one check. A name opens the form at the field to correct; saving opens the next player of the page.
 */
export function Findings({ check }: { check: QualityCheck }) {
  const t = useTexts();
  const [selected, setSelected] = useState<QualityFinding>();
  const [columns] = useState(() => qualityColumns(check, setSelected));
  const close = (): void => setSelected(undefined);
  const isPlayer = selected?.kind === 'players';
  const view = useAddressView(columns, BEST_KNOWN_FIRST);
  const query = useApiQuery<Page<QualityFinding>>(
    `${QUALITY}/${check}?page=${view.pageIndex + 1}&pageSize=${DEFAULT_PAGE_SIZE}`,
  );
  const index = query.data?.items.findIndex(({ kind, id }) => kind === selected?.kind && id === selected.id) ?? -1;
  const next = index === -1 ? undefined : query.data?.items[index + 1];
  const table = useServerTable({ columns, page: query.data, view, sortable: false });
  return (
    <>
      <PagedTable
        table={table}
        query={query}
        label={t(`quality.check.${check}`)}
        empty={<Empty>{t('quality.empty')}</Empty>}
      />
      <PlayerDialog
        id={isPlayer ? selected.id : undefined}
        focus={FIELDS[check]}
        onNext={next?.kind === 'players' ? () => setSelected(next) : undefined}
        onClose={close}
      />
      <FixDialog person={isPlayer ? undefined : selected} focus="name" onClose={close} />
    </>
  );
}
