import { CLIENT_REPORT_LIMITS, type ClientError, type ClientReports, type WebVital } from '@soccer-legends/contracts';
import { ownerOf, ownPlaces } from './own-places.ts';

const ADDRESS = '/api/client-reports';
/** Errors are sent while the page is open, because the server rolls back a release that causes many. */
const SEND_ERRORS_AFTER_MS = 4000;
/** Further ones rarely add information. */
const MOST_ERRORS = CLIENT_REPORT_LIMITS.errors;

let errors: ClientError[] = [];
let vitals: WebVital[] = [];
let noted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records an uncaught error: its class and its position in the site's own files. */
export function noteError(fault: unknown): void {
  if (noted >= MOST_ERRORS) return;
  noted += 1;
  const at = ownPlaces(fault instanceof Error ? fault.stack : undefined);
  errors.push({ from: ownerOf(at), name: nameOf(fault), at });
  timer ??= setTimeout(sendClientReports, SEND_ERRORS_AFTER_MS);
}

export function noteVital(vital: WebVital): void {
  vitals.push(vital);
}

/** Sends the recorded errors and measurements. Also called when the page is left or hidden. */
export function sendClientReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (errors.length === 0 && vitals.length === 0) return;
  const reports: ClientReports = { errors, vitals: vitals.slice(-CLIENT_REPORT_LIMITS.vitals) };
  errors = [];
  vitals = [];
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(reports)], { type: 'application/json' }));
}

function nameOf(fault: unknown): string {
  const name = fault instanceof Error || fault instanceof DOMException ? fault.name : 'Error';
  return /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error';
}
