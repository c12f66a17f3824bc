import type { EditedKind, FieldFault, RevisedFact } from './fact-desk.ts';

/** Tables for export and import: players and their spells, coaches and their posts, and clubs. */
export const CSV_TABLES = ['players', 'spells', 'coaches', 'posts', 'clubs'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

export const CSV_TYPE = 'text/csv';
/** Maximum size of an imported file, in bytes. */
export const CSV_BYTES = 2_000_000;

/** A value of an imported file that cannot be used. */
export interface CsvError extends Pick<FieldFault, 'rule' | 'message'> {
  /** Counts from 1, which is the header. */
  line: number;
  /** Name in the header; null for the whole line. */
  column: string | null;
  /** The beginning of the cell, for an error of a single cell. */
  value?: string;
}

/** A fact that an import changes, or would change. */
export interface CsvDifference extends Omit<RevisedFact, 'hidden'> {
  /** Counts from 1, which is the header. */
  line: number;
  kind: EditedKind;
  /** Null for a person whom the line adds. */
  personId: number | null;
  name: string;
}

/**
 * Response of `POST /api/admin/csv/{table}?dryRun=&reason=`, whose body is the file. A file with errors changes
 * nothing. All changes of a file are one run of revisions.
 */
export interface CsvReport {
  /** Number of lines with data. */
  rows: number;
  /** Number of people or clubs with differences. */
  people: number;
  differenceCount: number;
  /** The first 200. */
  differences: readonly CsvDifference[];
  errorCount: number;
  /** The first 200, by line. */
  errors: readonly CsvError[];
  /** Name of the run; null for a dry run or if nothing changed. */
  run: string | null;
}
