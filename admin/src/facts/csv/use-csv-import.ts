import type { CsvReport, CsvTable } from '@soccer-legends/contracts';
import { CSV_TYPE } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useHttp } from '../../http/context.ts';
import { useApiMutation } from '../../http/use-api-mutation.ts';

interface Sent {
  table: CsvTable;
  file: File;
  dryRun: boolean;
  reason: string;
}

/** Checks and imports files. The report belongs to the latest check; an import clears it. */
export function useCsvImport() {
  const t = useTexts();
  const http = useHttp();
  const [checked, setChecked] = useState<{ report: CsvReport; sent: Sent }>();
  const { mutate, isPending } = useApiMutation<Sent, CsvReport>({
    send: ({ table, file, dryRun, reason }) => {
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
