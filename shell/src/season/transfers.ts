import { ApiError, send } from '@soccer-legends/api-client';
import { type OpenedTransfer, TRANSFER_BYTES, TRANSFER_TYPE } from '@soccer-legends/contracts';
import { codeOf, randomBits, typedCode } from '../codes/letter-codes.ts';
import { mergeSeason, type Opened } from './merge-season.ts';

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

/** 60 random bits. Each guess costs 600,000 hashes, and the server limits attempts. */
const TRANSFER_LETTERS = 12;

/** OWASP Password Storage Cheat Sheet (2023), for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** Codes are random, so a salt for each transfer would add nothing but more text to type. */
const SALT = 'soccer-legends transfer 1';
const IV_BYTES = 12;
/** Enough for 50,000 rounds. A body that expands further did not come from this site. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;

/** Derived from a code. The server gets the id; the key stays in the browser. */
interface TransferKeys {
  /** 32 hexadecimal digits. */
  id: string;
  key: CryptoKey;
}

/** Whether this page can encrypt. Browsers allow it only on pages that were loaded over HTTPS. */
export function canSeal(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}

export function newTransferCode(): string {
  return codeOf(randomBits(60), TRANSFER_LETTERS);
}

/** Derives id and key from a code with PBKDF2, then HKDF for each of the two. The id does not reveal the key. */
export async function keysOf(code: string): Promise<TransferKeys> {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', bytesOf(code), 'PBKDF2', false, ['deriveBits']);
  const stretch = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(SALT), iterations: ITERATIONS };
  const secret = await subtle.importKey('raw', await subtle.deriveBits(stretch, typed, 256), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const part = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) });
  const [id, key] = await Promise.all([
    subtle.deriveBits(part('id'), secret, 128),
    subtle.deriveKey(part('key'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ]);
  return { id: hexOf(new Uint8Array(id)), key };
}

/** Compresses (gzip) and encrypts (AES-GCM) a text. The result starts with the random initialization vector. */
export async function sealText(text: string, { key }: TransferKeys): Promise<Blob> {
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, packed)]);
}

/** Decrypts a sealed text. Rejects if the key is wrong, the text was altered, or it expands to more than 64 MB. */
export async function openText(sealed: Uint8Array<ArrayBuffer>, { key }: TransferKeys): Promise<string> {
  const iv = sealed.subarray(0, IV_BYTES);
  const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(IV_BYTES));
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > MOST_TEXT_BYTES) throw new RangeError('The season is too large.');
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
