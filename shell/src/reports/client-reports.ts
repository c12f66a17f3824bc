import { CLIENT_REPORT_LIMITS, type ClientError, type ClientReports, type WebVital } from '@soccer-legends/contracts';
import { ownerOf, ownPlaces } from './own-places.ts';

const ADDRESS = '/api/client-reports';
/** What breaks more often in one page than this breaks always in the same way. */
const MOST_ERRORS = CLIENT_REPORT_LIMITS.errors;

let errors: ClientError[] = [];
let vitals: WebVital[] = [];
let told = 0;

/** Notes an error that nobody caught: the name of its class, and where in our own files it was. */
export function noteError(fault: unknown): void {
  if (told >= MOST_ERRORS) return;
  told += 1;
  const at = ownPlaces(fault instanceof Error ? fault.stack : undefined);
  errors.push({ from: ownerOf(at), name: nameOf(fault), at });
}

export function noteVital(vital: WebVital): void {
  vitals.push(vital);
}

/** Sends what was noted. A page that is left, or put away on a phone, does so with its last breath. */
export function sendClientReports(): void {
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
