import { ARCHIVE_ENDINGS, ARCHIVE_LIMITS, isPluginPath } from '@soccer-legends/contracts';
import type { Entry } from 'yauzl';
import { ArchiveRejected, type ArchiveProblem } from './archive.errors.ts';

const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const MADE_BY_UNIX = 3;
const FILE_TYPE_BITS = 0o170000;
const REGULAR = 0o100000;
const SYMLINK = 0o120000;
/** Set-user-ID, set-group-ID and sticky bit. */
const SPECIAL_BITS = 0o7000;
const DOS_DIRECTORY = 0x10;
/** Smaller files are exempt from the limit of the compression ratio. */
const RATIO_APPLIES_FROM = 64 * 1024;
const ZIP64_MARKER = 0xffffffff;

/** Returns the path of a valid entry. Throws `ArchiveRejected`. The sizes are verified again during inflation. */
export function validateEntry(entry: Entry & { fileName: string | Buffer }): string {
  // The raw bytes, without yauzl's decoding, because paths may contain only ASCII characters.
  const path = Buffer.from(entry.fileNameRaw).toString('latin1');
  const fault = pathFault(entry, path) ?? typeFault(entry, path) ?? contentFault(entry, path);
  if (fault) throw new ArchiveRejected(fault[0], fault[1]);
  return path;
}

type Fault = readonly [ArchiveProblem, string] | undefined;

function pathFault({ extraFields }: Entry, path: string): Fault {
  if (path.endsWith('/') && isPluginPath(path.slice(0, -1))) return ['notAFile', `"${path}" is a folder`];
  if (!isPluginPath(path)) return ['path', `"${printable(path)}" is not a valid path`];
  if (extraFields.some(({ id }) => id === UNICODE_PATH_FIELD))
    return ['path', `"${path}" has a second path in an extra field`];
  if (!ARCHIVE_ENDINGS.some((ending) => path.endsWith(`.${ending}`)))
    return ['fileKind', `"${path}" has a file type that is not served`];
  return undefined;
}

function typeFault({ versionMadeBy, externalFileAttributes }: Entry, path: string): Fault {
  if (externalFileAttributes & DOS_DIRECTORY) return ['notAFile', `"${path}" is a folder`];
  const mode = versionMadeBy >> 8 === MADE_BY_UNIX ? externalFileAttributes >>> 16 : 0;
  if ((mode & FILE_TYPE_BITS) === SYMLINK) return ['link', `"${path}" is a symbolic link`];
  if ((mode & FILE_TYPE_BITS) !== 0 && (mode & FILE_TYPE_BITS) !== REGULAR)
    return ['notAFile', `"${path}" is not a regular file`];
  return mode & SPECIAL_BITS ? ['notAFile', `"${path}" has special mode bits`] : undefined;
}

function contentFault(entry: Entry, path: string): Fault {
  const { compressedSize, uncompressedSize, relativeOffsetOfLocalHeader } = entry;
  if (entry.generalPurposeBitFlag & ENCRYPTED) return ['encrypted', `"${path}" is encrypted`];
  const numbers = [compressedSize, uncompressedSize, relativeOffsetOfLocalHeader];
  if (entry.extraFields.some(({ id }) => id === ZIP64_FIELD) || numbers.some((number) => number >= ZIP64_MARKER))
    return ['zip64', `"${path}" uses zip64, which archives of this size do not need`];
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    return ['compression', `"${path}" uses compression method ${entry.compressionMethod}; use store or deflate`];
  if (uncompressedSize > ARCHIVE_LIMITS.inflatedBytes)
    return ['inflatesTooFar', `"${path}" inflates to too many bytes`];
  if (uncompressedSize > RATIO_APPLIES_FROM && uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio)
    return ['ratio', `"${path}" inflates more than ${ARCHIVE_LIMITS.ratio} times`];
  return undefined;
}

function printable(path: string): string {
  return path.slice(0, 100).replace(/[^\x20-\x7e]/g, '?');
}
