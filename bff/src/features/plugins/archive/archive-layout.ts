import type { Entry, LocalFileHeader } from 'yauzl';
import { ArchiveRefused } from './archive.errors.ts';

const HAS_DESCRIPTOR = 0x8;
/** A data descriptor with and without its signature (APPNOTE 4.3.9). */
const DESCRIPTOR_BYTES = [12, 16];

/** An entry as the directory and as the file itself describe it. */
export interface PlacedEntry {
  path: string;
  entry: Entry;
  local: LocalFileHeader;
}

/**
 * Holds an archive to one reading: both descriptions of every file agree, and the files lie one behind the other from
 * the first byte to the directory. Overlaps, gaps and prefixes are how one archive is several.
 */
export function checkLayout(placed: readonly PlacedEntry[], directoryStart: number): void {
  let end = 0;
  const inPlace = placed.toSorted((a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader);
  for (const [index, one] of inPlace.entries()) {
    checkAgreement(one);
    const start = one.entry.relativeOffsetOfLocalHeader;
    if (!isBehind(start - end, inPlace[index - 1])) throw misplaced(one.path);
    end = one.local.fileDataStart + one.entry.compressedSize;
  }
  const last = inPlace.at(-1);
  if (!last || !isBehind(directoryStart - end, last)) throw misplaced(last?.path ?? 'directory');
}

function checkAgreement({ path, entry, local }: PlacedEntry): void {
  const described = entry.generalPurposeBitFlag & HAS_DESCRIPTOR;
  const same =
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    (described !== 0 ||
      (local.compressedSize === entry.compressedSize &&
        local.uncompressedSize === entry.uncompressedSize &&
        local.crc32 === entry.crc32));
  if (!same) throw new ArchiveRefused('unreadable', `"${path}" is described in two ways`);
}

function isBehind(gap: number, before: PlacedEntry | undefined): boolean {
  if (gap === 0) return !before || (before.entry.generalPurposeBitFlag & HAS_DESCRIPTOR) === 0;
  return !!before && (before.entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0 && DESCRIPTOR_BYTES.includes(gap);
}

function misplaced(path: string): ArchiveRefused {
  return new ArchiveRefused('unreadable', `"${path}" does not lie behind the file before it`);
}
