import type { GameShare, QualityCheck, QualityFinding, QualitySpell } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { Country } from '../components/Country.tsx';
import { GameNames } from '../components/GameNames.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import { yearRange } from '@soccer-legends/game-sdk';
import type { Features } from '../table/features.ts';

const column = createColumnHelper<Features, QualityFinding>();

export function qualityColumns(check: QualityCheck, onOpen: (finding: QualityFinding) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('name', {
      header: () => <Text name="person.name" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.name}</NameButton>,
    }),
    column.accessor('country', {
      header: () => <Text name="person.country" />,
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <Country {...original} />,
    }),
    column.accessor('born', {
      header: () => <Text name="quality.born" />,
      meta: { numeric: true, wideOnly: true },
      cell: ({ getValue }) => getValue() ?? '–',
    }),
    column.accessor('spells', {
      header: () => <Text name="quality.finding" />,
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
