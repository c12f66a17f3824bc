import { codeOf, randomBits } from './letter-codes.ts';

/** 60 random bits. Each guess costs 600,000 hashes, and the server limits attempts. */
export const SEALED_LETTERS = 12;

/** OWASP Password Storage Cheat Sheet (2023), for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
const IV_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** A secret from which keys are derived by name. No derived key reveals another. */
export interface Secret {
  bits(name: string, length: number): Promise<Bytes>;
  /** For AES-GCM. */
  key(name: string): Promise<CryptoKey>;
}

/** Whether this page can encrypt. Browsers allow it only on pages that were loaded over HTTPS. */
export function canSeal(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}

/** Returns a random code of `SEALED_LETTERS` letters. */
export function newCode(): string {
  return codeOf(randomBits(60), SEALED_LETTERS);
}

/** Derives a secret from a code with PBKDF2, and keys from the secret with HKDF. @param salt the purpose of the code */
export async function secretOf(code: string, salt: string): Promise<Secret> {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', bytesOf(code), 'PBKDF2', false, ['deriveBits']);
  const stretch = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: ITERATIONS };
  const stretched = await subtle.deriveBits(stretch, typed, 256);
  const secret = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const part = (name: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(name) });
  return {
    bits: async (name, length) => new Uint8Array(await subtle.deriveBits(part(name), secret, length)),
    key: (name) =>
      subtle.deriveKey(part(name), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  };
}

/** Compresses (gzip) and encrypts (AES-GCM) a text. The result starts with the random initialization vector. */
export async function sealText(text: string, key: CryptoKey): Promise<Bytes> {
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, packed));
  const both = new Uint8Array(IV_BYTES + sealed.length);
  both.set(iv);
  both.set(sealed, IV_BYTES);
  return both;
}

/**
 * Decrypts a sealed text. Rejects if the key is wrong, the text was altered, or it expands too far.
 *
 * @param most maximum size of the text in bytes
 */
export async function openText(sealed: Bytes, key: CryptoKey, most: number): Promise<string> {
  const iv = sealed.subarray(0, IV_BYTES);
  const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(IV_BYTES));
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > most) throw new RangeError('The text is too large.');
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Decodes Base64. Throws for any other text. */
export function bytesOfBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Returns bytes as lowercase hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}
