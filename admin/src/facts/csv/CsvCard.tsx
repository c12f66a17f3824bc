import { CSV_TABLES, MAX_REASON_LENGTH, type CsvReport, type CsvTable, CSV_TYPE } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useState } from 'react';
import { Card } from '../../components/Card.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { ChoiceField, TextField } from '../../components/Field.tsx';
import { takeFile } from '../../components/FileButton.tsx';
import layout from '../../components/layout.module.css';
import css from './CsvCard.module.css';
import { CsvDifferences, CsvErrors } from './CsvTable.tsx';
import { useApiMutation } from '../../http/use-api.ts';

/** Exports facts as tables, and imports tables after a check. */
export function CsvCard() {
  const t = useTexts();
  const [table, setTable] = useState<CsvTable>('players');
  const { report, isPending, check, importChecked, drop } = useCsvImport();
  return (
    <Card title={t('csv.title')} tools={<ExportButton path={`/api/admin/csv/${table}`} name={`${table}.csv`} />}>
      <div className={css.choices}>
        <ChoiceField
          label={t('csv.table')}
          value={table}
          choices={CSV_TABLES.map((name) => [name, t(`csv.tables.${name}`)])}
          disabled={isPending}
          onValue={(name) => {
            setTable(name);
            drop();
          }}
        />
        <TextField
          label={t('csv.file')}
          type="file"
          accept=".csv,text/csv"
          disabled={isPending}
          hint={t('csv.hint')}
          onChange={takeFile((file) => check(table, file))}
        />
      </div>
      {report && <Checked report={report} isPending={isPending} onImport={importChecked} onDrop={drop} />}
    </Card>
  );
}

interface CheckedProps {
  report: CsvReport;
  isPending: boolean;
  onImport(reason: string): void;
  onDrop(): void;
}

function Checked({ report, isPending, onImport, onDrop }: CheckedProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  const { rows, people, differenceCount, errorCount } = report;
  return (
    <div className={layout.below}>
      <p role="status">
        {errorCount > 0
          ? t('csv.wrong', { errors: errorCount, rows })
          : differenceCount === 0
            ? t('csv.same', { rows })
            : t('csv.differs', { rows, people, differences: differenceCount })}
      </p>
      {errorCount > 0 && <CsvErrors errors={report.errors} />}
      {errorCount === 0 && differenceCount > 0 && (
        <>
          <CsvDifferences differences={report.differences} />
          <TextField label={t('facts.reason')} maxLength={MAX_REASON_LENGTH} value={reason} onValue={setReason} />
        </>
      )}
      <div className={css.actions}>
        <Button look="secondary" disabled={isPending} onClick={onDrop}>
          {t('csv.drop')}
        </Button>
        {errorCount === 0 && differenceCount > 0 && (
          <Button disabled={isPending} onClick={() => onImport(reason)}>
            {t('csv.import', { differences: differenceCount })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Sent {
  table: CsvTable;
  file: File;
  dryRun: boolean;
  reason: string;
}

/** Checks and imports files. The report belongs to the latest check; an import clears it. */
function useCsvImport() {
  const t = useTexts();
  const [checked, setChecked] = useState<{ report: CsvReport; sent: Sent }>();
  const { mutate, isPending } = useApiMutation<Sent, CsvReport>({
    send: (http, { table, file, dryRun, reason }) => {
      const query = new URLSearchParams({ dryRun: String(dryRun), ...(reason.trim() && { reason: reason.trim() }) });
      // Browsers derive a file's type from the programs on the computer, so the type is set here.
      return http.post<CsvReport>(`/api/admin/csv/${table}?${query}`, new Blob([file], { type: CSV_TYPE }));
    },
    onSuccess: (report, sent) => {
      const isImported = report.run !== null;
      setChecked(isImported ? undefined : { report, sent });
      return isImported ? { title: t('csv.imported', { people: report.people }) } : undefined;
    },
    failure: { title: t('csv.failed') },
  });
  return {
    report: checked?.report,
    isPending,
    check: (table: CsvTable, file: File): void => mutate({ table, file, dryRun: true, reason: '' }),
    importChecked: (reason: string): void => {
      if (checked) mutate({ ...checked.sent, dryRun: false, reason });
    },
    drop: (): void => setChecked(undefined),
  };
}
