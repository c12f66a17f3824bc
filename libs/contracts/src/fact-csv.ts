import type { EditedKind, FactValue, SpellFields } from './fact-desk.ts';

/** The tables that can be exported and imported: players and their spells, coaches and their posts, and clubs. */
export const CSV_TABLES = ['players', 'spells', 'coaches', 'posts', 'clubs'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

export const CSV_TYPE = 'text/csv';
/** The largest file that can be imported, in bytes. */
export const CSV_BYTES = 2_000_000;

/** What is wrong with one cell, or with a line. */
export interface CsvError {
  /** From 1, which is the header. */
  line: number;
  /** As in the header; null for the line as a whole. */
  column: string | null;
  rule: string;
  /** In English. */
  message: string;
}

/** A fact that an import changes. */
export interface CsvDifference {
  line: number;
  kind: EditedKind;
  /** Null for a person whom the line adds. */
  personId: number | null;
  name: string;
  field: string;
  /** Key of the spell. */
  spell?: string;
  before: FactValue | SpellFields;
  after: FactValue | SpellFields;
}

/**
 * Answer of `POST /api/admin/csv/{table}?dryRun=&reason=` with the file as body. A file with errors changes nothing; all
 * changes of a file are one run of revisions.
 */
export interface CsvReport {
  /** Lines without the header. */
  rows: number;
  /** Number of people whose facts differ. */
  people: number;
  differenceCount: number;
  /** The first 200. */
  differences: readonly CsvDifference[];
  errorCount: number;
  /** The first 200, by line. */
  errors: readonly CsvError[];
  /** The name of the run; null for a dry run, and if nothing was changed. */
  run: string | null;
}
