import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import { ArchiveRefused } from './archive.errors.ts';

const END_SIGNATURE = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const END_BYTES = 22;
const ZIP64_LOCATOR_BYTES = 20;

/** The part of a zip that says where its directory is. */
export interface ArchiveFrame {
  entries: number;
  directoryStart: number;
  directoryBytes: number;
}

/**
 * Reads the end record of a zip (APPNOTE 4.3.16) at the one place where an honest one has it: no comment behind it, no
 * zip64 before it. What searches for it can be led to find another than the next program does.
 */
export function readFrame(archive: Buffer): ArchiveFrame {
  const end = archive.length - END_BYTES;
  if (end < 0 || archive.readUInt32LE(end) !== END_SIGNATURE) throw unreadable('it does not end as a zip does');
  const locator = end - ZIP64_LOCATOR_BYTES;
  if (locator >= 0 && archive.readUInt32LE(locator) === ZIP64_LOCATOR)
    throw new ArchiveRefused('zip64', 'it is a zip64, which nothing of this size needs');
  const [disk, directoryDisk, onDisk, entries] = [4, 6, 8, 10].map((at) => archive.readUInt16LE(end + at));
  const frame = {
    entries: entries!,
    directoryBytes: archive.readUInt32LE(end + 12),
    directoryStart: archive.readUInt32LE(end + 16),
  };
  if (archive.readUInt16LE(end + 20) !== 0) throw unreadable('it has a comment');
  if (disk !== 0 || directoryDisk !== 0 || onDisk !== entries) throw unreadable('it is a part of several');
  if (frame.directoryStart + frame.directoryBytes !== end) throw unreadable('its directory is not where it says');
  if (frame.entries > ARCHIVE_LIMITS.files)
    throw new ArchiveRefused('tooManyFiles', `it has ${frame.entries} entries, ${ARCHIVE_LIMITS.files} are the most`);
  return frame;
}

function unreadable(why: string): ArchiveRefused {
  return new ArchiveRefused('unreadable', why);
}
