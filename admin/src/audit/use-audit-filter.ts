import { AUDIT_OUTCOMES } from '@soccer-legends/contracts';
import { useMemo } from 'react';
import { useAddress } from '../address/context.ts';
import { usePageCursor, type Turn } from '../table/use-page-cursor.ts';

/** The filter of the log in the address. An empty text matches every entry. */
export interface AuditChoices {
  search: string;
  outcome: string;
  action: string;
  actor: string;
  session: string;
  /** First and last day, such as `2026-11-23`, in the browser's time zone. */
  from: string;
  to: string;
}

const ACTION = /^[a-zA-Z]{1,40}(?:\.[a-zA-Z]{1,40})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AuditView {
  choices: AuditChoices;
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** Query parameters of the filter, for the request and the export. */
  filterQuery: URLSearchParams;
  /** Start of the page: `before` or `after` an entry; empty for the newest entries. */
  cursor: Readonly<Record<string, string>>;
  /** Changes the filter and returns to the newest entries. */
  choose(changes: Partial<AuditChoices>): void;
  turn: Turn;
}

/** Filter and page of the log, kept in the address. Values that the server would reject are ignored. */
export function useAuditFilter(): AuditView {
  const { view, changeView } = useAddress();
  const page = usePageCursor();
  return useMemo(() => {
    const valid = (name: string, pattern: RegExp): string => (pattern.test(view[name] ?? '') ? view[name]! : '');
    const choices: AuditChoices = {
      search: (view['search'] ?? '').slice(0, 64),
      outcome: AUDIT_OUTCOMES.find((outcome) => outcome === view['outcome']) ?? '',
      action: valid('action', ACTION),
      actor: (view['actor'] ?? '').slice(0, 100),
      session: valid('session', UUID),
      from: valid('from', DAY),
      to: valid('to', DAY),
    };
    const { from, to, ...same } = choices;
    const chosen = Object.entries({ ...same, ...instantsOfDays(from, to) }).filter(([, value]) => value !== '');
    return {
      choices,
      isFiltered: chosen.length > 0,
      filterQuery: new URLSearchParams(chosen),
      ...page,
      choose: (changes) =>
        // A search adds only one history entry, however many letters are typed.
        changeView({ ...changes, before: '', after: '' }, changes.search !== undefined && choices.search !== ''),
    };
  }, [view, changeView, page]);
}

/**
 * Returns the start of the first day and the end of the last day, in the browser's time zone.
 * @param from first day, such as `2026-11-23`; empty for no limit
 * @param to last day; empty for no limit
 */
export function instantsOfDays(from: string, to: string): { from: string; to: string } {
  return { from: startOf(from, 0), to: startOf(to, 1) };
}

/** Returns the start of a day, moved by a number of days; empty for an invalid day. */
function startOf(day: string, later: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  if (Number.isNaN(start.getTime()) || start.getDate() !== date) return '';
  // Uses calendar days, because a day may have 23 or 25 hours.
  return new Date(year, month - 1, date + later).toISOString();
}
