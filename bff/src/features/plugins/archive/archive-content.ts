import {
  type ProblemCode,
  ARCHIVE_LISTING,
  GOLDEN_ROUNDS_BYTES,
  GOLDEN_ROUNDS_FILE,
  REQUIRED_FILES,
  SOURCE_MAP_ENDING,
} from '@soccer-legends/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { integrityOf, svgFault } from '@soccer-legends/plugin-checks';
import type { BuiltPlugin } from '../registry/built-plugin.ts';

/** The part of an error code after `plugin.archive.`. */
export type ArchiveProblem =
  Extract<ProblemCode, `plugin.archive.${string}`> extends `plugin.archive.${infer Name}` ? Name : never;

const TOO_LARGE: ReadonlySet<ArchiveProblem> = new Set(['tooLarge', 'inflatesTooFar', 'tooManyFiles']);

const CORRECT_IT = 'Correct the game, then build and pack it again with "soccer-legends publish".';

/** The message names the broken rule and the file. */
export class ArchiveRejected extends DomainError {
  readonly code: `plugin.archive.${ArchiveProblem}`;
  readonly httpStatus: number;
  override readonly values: { reason: string };

  constructor(problem: ArchiveProblem, reason: string) {
    super(`The archive was rejected: ${reason}. ${problem === 'tooSlow' ? 'Send it again.' : CORRECT_IT}`);
    this.values = { reason };
    this.code = `plugin.archive.${problem}`;
    this.httpStatus = TOO_LARGE.has(problem) ? 413 : problem === 'tooSlow' ? 408 : 422;
  }
}

/**
 * Compares the files with the listing in the archive. Returns the files and, separately, those for the team, both without
 * the listing. Throws `ArchiveRejected`.
 */
export function checkListing(
  files: ReadonlyMap<string, Buffer>,
): Required<Pick<BuiltPlugin, 'files' | 'hashes' | 'teamFiles'>> {
  const listing = readListing(files.get(ARCHIVE_LISTING));
  const plugin = new Map([...files].filter(([path]) => path !== ARCHIVE_LISTING));
  for (const path of listing.keys()) {
    if (!plugin.has(path)) throw new ArchiveRejected('listing', `the listing names "${path}", which is missing`);
  }
  for (const [path, bytes] of plugin) {
    const listed = listing.get(path);
    if (listed === undefined) throw new ArchiveRejected('listing', `"${path}" is not in the listing`);
    if (listed !== integrityOf(bytes))
      throw new ArchiveRejected('hash', `"${path}" does not match its hash in the listing`);
  }
  for (const path of REQUIRED_FILES) {
    if (!plugin.has(path)) throw new ArchiveRejected('incomplete', `${path} is missing`);
  }
  if ((plugin.get(GOLDEN_ROUNDS_FILE)?.length ?? 0) > GOLDEN_ROUNDS_BYTES)
    throw new ArchiveRejected('tooLarge', `${GOLDEN_ROUNDS_FILE} is larger than ${GOLDEN_ROUNDS_BYTES} bytes`);
  const isForTeam = (path: string): boolean => path.endsWith(SOURCE_MAP_ENDING) || path === GOLDEN_ROUNDS_FILE;
  return {
    files: new Map([...plugin].filter(([path]) => !isForTeam(path))),
    teamFiles: new Map([...plugin].filter(([path]) => isForTeam(path))),
    hashes: listing,
  };
}

function readListing(bytes: Buffer | undefined): ReadonlyMap<string, string> {
  if (!bytes) throw new ArchiveRejected('listing', `${ARCHIVE_LISTING} is missing`);
  const listing: unknown = JSON.parse(bytes.toString('utf8'));
  const entries = typeof listing === 'object' && listing && !Array.isArray(listing) ? Object.entries(listing) : [];
  if (entries.length === 0 || entries.some(([, hash]) => typeof hash !== 'string'))
    throw new ArchiveRejected('listing', `${ARCHIVE_LISTING} does not map paths to hashes`);
  return new Map(entries);
}

const ARCHIVE_SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x42, 0x5a, 0x68],
];

const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP',
  avif: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp',
  woff2: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'wOF2',
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws `ArchiveRejected` if the content of a file does not match its extension. */
export function checkContent(path: string, bytes: Buffer): void {
  if (ARCHIVE_SIGNATURES.some((start) => start.every((byte, index) => bytes[index] === byte)))
    throw new ArchiveRejected('nested', `"${path}" is itself an archive`);
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const hasSignature = SIGNATURES[extension];
  const matches = hasSignature ? hasSignature(bytes) : isText(extension, bytes);
  if (!matches) throw new ArchiveRejected('fileKind', `"${path}" does not match its file extension`);
  const fault = extension === 'svg' ? svgFault(bytes.toString()) : undefined;
  if (fault) throw new ArchiveRejected('fileKind', `"${path}" is not a safe picture: ${fault}`);
}

function isText(extension: string, bytes: Buffer): boolean {
  try {
    const text = utf8.decode(bytes);
    if (text.includes('\0')) return false;
    if (extension === 'json' || extension === 'map') JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
