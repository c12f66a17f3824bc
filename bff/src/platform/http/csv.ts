import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Feedback } from './feedback.entity.ts';

const COLUMNS = ['id', 'createdAt', 'gameType', 'feedback', 'userEmail'];

/** Returns feedback as CSV for spreadsheets, with formulas escaped. */
export function feedbackCsv(entries: AsyncIterable<Feedback>): Readable {
  const table = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString() },
  });
  const source = Readable.from(entries, { objectMode: true });
  source.on('error', (fault: Error) => table.destroy(fault));
  return source.pipe(table);
}
