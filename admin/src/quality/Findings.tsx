import {
  DEFAULT_PAGE_SIZE,
  type Page,
  type QualityCheck,
  type QualityFinding,
  type GameShare,
  type QualitySpell,
} from '@soccer-legends/contracts';
import { yearRange } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { type SortingState, createColumnHelper } from '@tanstack/react-table';
import { type Features, nameCell, titled, Text } from '../table/columns.tsx';
import { useState } from 'react';
import { Country } from '../components/Country.tsx';
import { Empty } from '../components/QueryView.tsx';
import { GameNames } from '../components/GameNames.tsx';
import { FixDialog } from '../facts/FixDialog.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { PlayerDialog } from '../players/PlayerDialog.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { QUALITY } from './quality-path.ts';

const column = createColumnHelper<Features, QualityFinding>();

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
  return (
    <>
      <PagedTable
        {...{ columns, view, query }}
        sortable={false}
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

function qualityColumns(check: QualityCheck, onOpen: (finding: QualityFinding) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('name', { header: titled('person.name'), meta: { rowHeader: true }, cell: nameCell(onOpen) }),
    column.accessor('country', {
      header: titled('person.country'),
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <Country {...original} />,
    }),
    column.accessor('born', {
      header: titled('quality.born'),
      meta: { numeric: true, wideOnly: true },
      cell: ({ getValue }) => getValue() ?? '–',
    }),
    column.accessor('spells', {
      header: titled('quality.finding'),
      cell: ({ getValue, row: { original } }) => {
        if (original.results) return <Shares shares={original.results} />;
        return getValue().length === 0 ? <Text name={`quality.check.${check}`} /> : <Spells spells={getValue()} />;
      },
    }),
  ]);
}

function Spells({ spells }: { spells: readonly QualitySpell[] }) {
  return spells.map(({ club, start, end }, index) => (
    <span key={index}>
      {index > 0 && ' · '}
      <bdi>{club}</bdi> {yearRange(start, end)}
    </span>
  ));
}

function Shares({ shares }: { shares: readonly GameShare[] }) {
  return shares.map(({ game, asked, named }, index) => (
    <span key={game}>
      {index > 0 && ' · '}
      <GameNames keys={[game]} /> {named}/{asked}
    </span>
  ));
}
