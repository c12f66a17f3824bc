import { ApiError, send } from '@soccer-legends/api-client';
import { type OpenedTransfer, TRANSFER_BYTES, TRANSFER_TYPE } from '@soccer-legends/contracts';
import { typedCode } from '../codes/letter-codes.ts';
import { bytesOfBase64, hexOf, newCode, openText, SEALED_LETTERS, sealText, secretOf } from '../codes/sealing.ts';
import { mergeSeason, type Opened } from './merge-season.ts';

/** Enough for half a megabyte on a slow connection. */
const TIMEOUT_MS = 60_000;
/** Enough for 50,000 rounds. A body that expands further did not come from this site. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;
/** Codes are random, so a salt for each transfer would add nothing but more text to type. */
const SALT = 'soccer-legends transfer 1';

/** `unknown`: no season is stored for the code; it may have been fetched already. `limited`: too many attempts. */
export type TransferFault = 'mistyped' | 'unknown' | 'tooLarge' | 'limited' | 'noAnswer';

/** Stores a sealed season on the server. Returns the code that opens it, or why it failed. */
export async function sendSeason(text: string): Promise<{ code: string } | { fault: TransferFault }> {
  const code = newCode();
  const keys = await keysOf(code);
  const body = new Blob([await sealText(text, keys.key)], { type: TRANSFER_TYPE });
  if (body.size > TRANSFER_BYTES) return { fault: 'tooLarge' };
  try {
    await send(`/api/transfers/${keys.id}`, { method: 'POST', body, timeoutMs: TIMEOUT_MS, retries: 'rejected' });
    return { code };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Fetches the season of a code and adds it to this browser's. A code works once. */
export async function fetchSeason(typed: string): Promise<Opened | { fault: TransferFault }> {
  const code = typedCode(typed, SEALED_LETTERS);
  if (code === undefined) return { fault: 'mistyped' };
  const keys = await keysOf(code);
  try {
    const options = { method: 'POST', timeoutMs: TIMEOUT_MS } as const;
    const { sealed } = await send<OpenedTransfer>(`/api/transfers/${keys.id}/open`, options);
    return await mergeSeason(await openText(bytesOfBase64(sealed), keys.key, MOST_TEXT_BYTES).catch(() => ''));
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): TransferFault {
  if (!(error instanceof ApiError)) return 'noAnswer';
  if (error.status === 404) return 'unknown';
  return error.status === 429 ? 'limited' : 'noAnswer';
}

/** Derives the id, which the server gets, and the key, which stays in the browser. The id does not reveal the key. */
export async function keysOf(code: string): Promise<{ id: string; key: CryptoKey }> {
  const secret = await secretOf(code, SALT);
  const [id, key] = await Promise.all([secret.bits('id', 128), secret.key('key')]);
  return { id: hexOf(id), key };
}
