import { AUDIT_OUTCOMES } from '@soccer-legends/contracts';
import { useMemo } from 'react';
import { useAddress } from '../address/context.ts';
import type { Days } from '../components/DayFields.tsx';
import { usePageCursor, type Turn } from '../table/use-page-cursor.ts';
import { instantsOfDays, validDay } from '../table/days.ts';

/** The filter of the log in the address. An empty text matches every entry. */
export interface AuditChoices extends Days {
  search: string;
  outcome: string;
  action: string;
  actor: string;
  session: string;
}

const ACTION = /^[a-zA-Z]{1,40}(?:\.[a-zA-Z]{1,40})?$/;
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
      from: validDay(view['from']),
      to: validDay(view['to']),
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
