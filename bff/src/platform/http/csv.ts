import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/** Returns a download of rows as CSV for spreadsheets, with formulas escaped. @param name of the file, without `.csv` */
export function csvDownload(name: string, columns: readonly string[], rows: AsyncIterable<object>): StreamableFile {
  const table = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString() },
  });
  const source = Readable.from(rows, { objectMode: true });
  source.on('error', (error: Error) => table.destroy(error));
  return new StreamableFile(source.pipe(table), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
