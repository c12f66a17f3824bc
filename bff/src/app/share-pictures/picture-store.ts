import { Injectable } from '@nestjs/common';
import type { PictureSubject } from '@soccer-legends/contracts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { Log } from '../../platform/http/log.ts';

/** Cannot be a plugin's folder, because plugin keys begin with a letter. */
const FOLDER = '_pictures';
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');
/**
 * Kinds with few pictures: one for each page, game, game's challenge and matchday in each language. Results and fixtures are
 * rendered again, because each matchday has tens of thousands.
 */
const STORED: ReadonlySet<PictureSubject['kind']> = new Set(['page', 'game', 'challenge', 'day']);

/** Stores rendered pictures for all servers. Ignores errors of the store: they cost only another rendering. */
@Injectable()
export class PictureStore {
  constructor(
    private readonly blobs: BlobStore,
    private readonly log: Log,
  ) {}

  /**
   * Returns a stored picture; undefined if it is not stored or damaged.
   *
   * @param hash of the drawing, so that a changed drawing is another picture
   */
  async read(kind: PictureSubject['kind'], hash: string): Promise<Buffer | undefined> {
    if (!STORED.has(kind)) return undefined;
    const png = await this.attempt(() => this.blobs.get(pathOf(hash)));
    return png && isWholePng(png) ? png : undefined;
  }

  /** Stores a picture, unless its kind has too many. */
  async keep(kind: PictureSubject['kind'], hash: string, png: Buffer): Promise<void> {
    if (STORED.has(kind)) await this.attempt(() => this.blobs.put(pathOf(hash), png));
  }

  private async attempt<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await action();
    } catch (error) {
      this.log.warn({ err: error }, 'A picture for messages could not be read from or written to the file store.');
      return undefined;
    }
  }
}

function pathOf(hash: string): string {
  return `${FOLDER}/${hash}.png`;
}

function isWholePng(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG_START.length).equals(PNG_START) && bytes.subarray(-PNG_END.length).equals(PNG_END);
}
