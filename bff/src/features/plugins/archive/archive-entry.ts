import { ARCHIVE_ENDINGS, ARCHIVE_LIMITS, isPluginPath } from '@soccer-legends/contracts';
import type { Entry } from 'yauzl';
import { ArchiveRefused, type ArchiveProblem } from './archive.errors.ts';

const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const BY_UNIX = 3;
const KIND_BITS = 0o170000;
const REGULAR = 0o100000;
const LINK = 0o120000;
const RUNS_AS_ANOTHER = 0o7000;
const DOS_DIRECTORY = 0x10;
/** A file this small does no harm, however well it packs. */
const RATIO_COUNTS_FROM = 64 * 1024;
const WHOLE_32_BITS = 0xffffffff;

/** Judges an entry by what the directory says of it; answers its path. What it says of sizes is checked again later. */
export function pathOfEntry(entry: Entry & { fileName: string | Buffer }): string {
  // yauzl leaves the bytes as they are; whatever is no plain letter fails the rule for paths.
  const path = Buffer.from(entry.fileNameRaw).toString('latin1');
  const fault = pathFault(entry, path) ?? kindFault(entry, path) ?? contentFault(entry, path);
  if (fault) throw new ArchiveRefused(fault[0], fault[1]);
  return path;
}

type Fault = readonly [ArchiveProblem, string] | undefined;

function pathFault({ extraFields }: Entry, path: string): Fault {
  if (path.endsWith('/') && isPluginPath(path.slice(0, -1))) return ['notAFile', `"${path}" is a folder`];
  if (!isPluginPath(path)) return ['path', `"${shown(path)}" is no name for a file here`];
  if (extraFields.some(({ id }) => id === UNICODE_PATH_FIELD)) return ['path', `"${path}" has a second name`];
  if (!ARCHIVE_ENDINGS.some((ending) => path.endsWith(`.${ending}`)))
    return ['fileKind', `"${path}" is of a kind that is not served`];
  return undefined;
}

function kindFault({ versionMadeBy, externalFileAttributes }: Entry, path: string): Fault {
  if (externalFileAttributes & DOS_DIRECTORY) return ['notAFile', `"${path}" is a folder`];
  const mode = versionMadeBy >> 8 === BY_UNIX ? externalFileAttributes >>> 16 : 0;
  if ((mode & KIND_BITS) === LINK) return ['link', `"${path}" is a link`];
  if ((mode & KIND_BITS) !== 0 && (mode & KIND_BITS) !== REGULAR) return ['notAFile', `"${path}" is no ordinary file`];
  return mode & RUNS_AS_ANOTHER ? ['notAFile', `"${path}" has special mode bits`] : undefined;
}

function contentFault(entry: Entry, path: string): Fault {
  const { compressedSize, uncompressedSize, relativeOffsetOfLocalHeader } = entry;
  if (entry.generalPurposeBitFlag & ENCRYPTED) return ['encrypted', `"${path}" is encrypted`];
  const numbers = [compressedSize, uncompressedSize, relativeOffsetOfLocalHeader];
  if (entry.extraFields.some(({ id }) => id === ZIP64_FIELD) || numbers.some((number) => number >= WHOLE_32_BITS))
    return ['zip64', `"${path}" uses zip64, which nothing of this size needs`];
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    return ['compression', `"${path}" is packed by method ${entry.compressionMethod}: store or deflate it`];
  if (uncompressedSize > ARCHIVE_LIMITS.inflatedBytes) return ['inflatesTooFar', `"${path}" inflates too far`];
  if (uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio)
    return ['ratio', `"${path}" inflates more than ${ARCHIVE_LIMITS.ratio} times`];
  return undefined;
}

function shown(path: string): string {
  return path.slice(0, 100).replace(/[^\x20-\x7e]/g, '?');
}
