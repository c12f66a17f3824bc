import { faultOf, faultOfComplaints, readComplaints } from './refusals.ts';
import { at, countOf } from './values.ts';

/** What an answer holds once it is known to be one. */
export interface Contents {
  response: unknown;
  pages: number;
}

/** Nobody pages through more, whatever an answer claims. */
const MOST_PAGES = 10_000;

/**
 * Opens an answer. The service refuses with status 200 and `errors`; its own troubles and the RapidAPI mirror's answers
 * have another status and a `message`.
 *
 * @throws ApiFault for everything but an answer
 */
export function openEnvelope(status: number, body: string, retryAfterMs?: number): Contents {
  const json = parse(body);
  const circumstances = { retryAfterMs };
  const complaints = [...readComplaints(at(json, 'errors')), ...messageOf(json)];
  if (status === 401 || (status === 403 && complaints.length === 0)) throw faultOf('badKey');
  if (status === 429 && complaints.length === 0) throw faultOf('minuteLimit', null, circumstances);
  if (status === 499 || status >= 500 || status === 204) throw faultOf('serverTrouble', null, circumstances);
  if (complaints.length > 0) throw faultOfComplaints(complaints, circumstances);
  if (status < 200 || status > 299) throw faultOf('unreadable', `Its status was ${status}.`);
  if (json === undefined) throw faultOf('unreadable');
  const response = at(json, 'response');
  if (typeof response !== 'object' || response === null) throw faultOf('unreadable', 'There was no response in it.');
  const pages = countOf(at(json, 'paging', 'total')) ?? 1;
  return { response, pages: Math.min(Math.max(pages, 1), MOST_PAGES) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function messageOf(json: unknown): { field: null; text: string }[] {
  const message = at(json, 'message');
  return at(json, 'response') === undefined && typeof message === 'string' && message !== ''
    ? [{ field: null, text: message.slice(0, 200) }]
    : [];
}
