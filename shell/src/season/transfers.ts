import { ApiError, send } from '@soccer-legends/api-client';
import { TRANSFER_BYTES, TRANSFER_TYPE, type OpenedTransfer } from '@soccer-legends/contracts';
import { typedCode } from '../codes/letter-codes.ts';
import { mergeSeason, type Opened } from './merge-season.ts';
import { keysOf, newTransferCode, openText, sealText, TRANSFER_LETTERS } from './sealed-season.ts';

/** Enough for half a megabyte on a slow connection. */
const TIMEOUT_MS = 60_000;

/** `unknown`: no season is stored for the code; it may have been fetched already. `limited`: too many attempts. */
export type TransferFault = 'mistyped' | 'unknown' | 'tooLarge' | 'limited' | 'noAnswer';

/** Stores a sealed season on the server. Returns the code that opens it, or why it failed. */
export async function sendSeason(text: string): Promise<{ code: string } | { fault: TransferFault }> {
  const code = newTransferCode();
  const keys = await keysOf(code);
  const sealed = await sealText(text, keys);
  if (sealed.size > TRANSFER_BYTES) return { fault: 'tooLarge' };
  const body = new Blob([sealed], { type: TRANSFER_TYPE });
  try {
    await send(`/api/transfers/${keys.id}`, { method: 'POST', body, timeoutMs: TIMEOUT_MS, retries: 'rejected' });
    return { code };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Fetches the season of a code and adds it to this browser's. A code works once. */
export async function fetchSeason(typed: string): Promise<Opened | { fault: TransferFault }> {
  const code = typedCode(typed, TRANSFER_LETTERS);
  if (code === undefined) return { fault: 'mistyped' };
  const keys = await keysOf(code);
  try {
    const options = { method: 'POST', timeoutMs: TIMEOUT_MS } as const;
    const { sealed } = await send<OpenedTransfer>(`/api/transfers/${keys.id}/open`, options);
    return await mergeSeason(await openText(bytesOfBase64(sealed), keys).catch(() => ''));
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): TransferFault {
  if (!(error instanceof ApiError)) return 'noAnswer';
  if (error.status === 404) return 'unknown';
  return error.status === 429 ? 'limited' : 'noAnswer';
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
