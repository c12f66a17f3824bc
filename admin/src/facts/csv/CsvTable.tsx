import type { CsvDifference, CsvError } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { PlainTable, type PlainTableProps } from '../../components/PlainTable.tsx';
import { ScrollRegion } from '../../components/ScrollRegion.tsx';
import { Difference } from '../Difference.tsx';
import css from './CsvCard.module.css';

export function CsvErrors({ errors }: { errors: readonly CsvError[] }) {
  const t = useTexts();
  return (
    <CsvTable
      label={t('csv.errors')}
      column={t('csv.column')}
      rows={errors.map(({ line, column, rule, value = '' }) => [
        line,
        <code key="column">{column ?? '–'}</code>,
        <span key="error">
          {t(`facts.rule.${rule}`, { value })} {value !== '' && rule !== 'encoding' && <q>{value}</q>}
        </span>,
      ])}
    />
  );
}

export function CsvDifferences({ differences }: { differences: readonly CsvDifference[] }) {
  const t = useTexts();
  return (
    <CsvTable
      label={t('csv.changes')}
      column={t('person.name')}
      rows={differences.map(({ line, personId, name, ...change }) => [
        line,
        <span key="name">
          <bdi>{name}</bdi> ({personId ?? t('csv.new')})
        </span>,
        <Difference key="change" {...change} />,
      ])}
    />
  );
}

interface CsvTableProps extends Pick<PlainTableProps, 'rows'> {
  /** Also the header of the last column. */
  label: string;
  /** Header of the column after the line. */
  column: string;
}

function CsvTable({ label, column, rows }: CsvTableProps) {
  const t = useTexts();
  return (
    <ScrollRegion label={label} className={css.scroller}>
      <PlainTable headers={[t('csv.line'), column, label]} rows={rows} hasRowHeaders={false} />
    </ScrollRegion>
  );
}
