import {
  isShareable,
  readRecording,
  type Recording,
  recordingOf,
  writeRecording,
} from '@soccer-legends/game-sdk/recording';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import { siteLedger } from '../ledger/site-ledger.ts';

/** Largest text of a recording, in bytes. A link of 400 characters could otherwise unpack to 300 kB. */
const LARGEST_TEXT = 64_000;
/** Largest recording in the ledger, in bytes. Career Guess, the longest of the site's games, needs 1,600. */
const LARGEST_KEPT = 4000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Keeps the moves of a finished round in the ledger, unless the browser cannot compress them. */
export async function keepRecording({ id, at }: { id: string; at: number }, played: Resumable): Promise<void> {
  const recording = recordingOf(played, id.includes('/'));
  const bytes = recording && (await packRecording(recording));
  if (bytes && bytes.length <= LARGEST_KEPT)
    await siteLedger.record({ id, at, bytes, isShareable: isShareable(recording) });
}

/** Returns the moves of a finished round of this browser; undefined for a round whose moves were not kept. */
export async function keptRecording(id: string): Promise<Recording | undefined> {
  const kept = await siteLedger.recording(id);
  const text = kept && (await unpackText(kept.bytes, LARGEST_TEXT));
  return text === undefined ? undefined : readRecording(text);
}

/** Returns the text of a recording, compressed with DEFLATE (RFC 1951); undefined for a browser that cannot do that. */
export async function packRecording(recording: Recording): Promise<Bytes | undefined> {
  const text = writeRecording(recording);
  if (text === undefined) return undefined;
  return packText(text);
}

/** Returns a text, compressed with DEFLATE; undefined for a browser that cannot do that. */
export function packText(text: string): Promise<Bytes | undefined> {
  return transformed(new TextEncoder().encode(text), () => new CompressionStream('deflate-raw'));
}

/** Returns the text in compressed bytes; undefined for other bytes. @param most maximum size of the text in bytes */
export async function unpackText(bytes: Bytes, most: number): Promise<string | undefined> {
  const text = await transformed(bytes, () => new DecompressionStream('deflate-raw'), most);
  try {
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** Returns the recording in the bytes of a link; undefined for any other bytes, and for moves that are not shareable. */
export async function unpackRecording(bytes: Bytes): Promise<Recording | undefined> {
  const text = await unpackText(bytes, LARGEST_TEXT);
  const recording = text === undefined ? undefined : readRecording(text);
  return recording && isShareable(recording) ? recording : undefined;
}

/** Returns undefined if the stream does not exist in this browser, rejects the bytes, or returns too many. */
async function transformed(
  bytes: Bytes,
  open: () => GenericTransformStream,
  most = Infinity,
): Promise<Bytes | undefined> {
  try {
    const { readable, writable } = open();
    const writer = writable.getWriter();
    // A failure of the writer also fails the reader.
    Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
    return await readBytes(readable, most);
  } catch {
    return undefined;
  }
}

async function readBytes(stream: ReadableStream<Bytes>, most: number): Promise<Bytes | undefined> {
  const reader = stream.getReader();
  const read: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(read);
    if (read.length + value.length > most) {
      await reader.cancel();
      return undefined;
    }
    for (const byte of value) read.push(byte);
  }
}
