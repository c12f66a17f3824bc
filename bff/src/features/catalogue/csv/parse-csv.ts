import type { CsvError } from '@soccer-legends/contracts';
import { CsvError as ParserError, parse } from 'csv-parse/sync';

/** A record of the file. */
export interface CsvLine {
  /** From 1; the header is line 1. */
  line: number;
  cells: readonly string[];
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

const LONGEST_LINE = 10_000;

/**
 * Parses CSV (RFC 4180), with the header as the first line; returns the error of a file that is not CSV. Also accepts
 * semicolons, with which spreadsheets separate cells in some languages.
 */
export function parseCsv(text: string): CsvLine[] | CsvError {
  const [header = ''] = text.split(/\r?\n/, 1);
  const delimiter = header.includes(';') && !header.includes(',') ? ';' : ',';
  try {
    // The library's type does not take `info` into account.
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: LONGEST_LINE,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedRecord[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const line = Number((error as { lines?: unknown }).lines) || 1;
    return { line, column: null, rule: 'syntax', message: error.message };
  }
}
