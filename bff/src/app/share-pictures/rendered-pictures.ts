import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PictureSubject } from '@soccer-legends/contracts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { Log } from '../../platform/http/log.ts';
import { PictureRenderer } from './picture-renderer.ts';

/** Cannot be a plugin's folder, because plugin keys begin with a letter. */
const FOLDER = '_pictures';
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');
/**
 * Kinds with few pictures: one for each page, game, game's challenge and matchday in each language. Results and fixtures are
 * rendered again, because each matchday has tens of thousands.
 */
const STORED: ReadonlySet<PictureSubject['kind']> = new Set(['page', 'game', 'challenge', 'day']);

/**
 * Converts drawings to PNG, each once for all servers if its kind is stored. Ignores errors of the store: they cost only
 * another rendering.
 */
@Injectable()
export class RenderedPictures {
  constructor(
    private readonly renderer: PictureRenderer,
    private readonly blobs: BlobStore,
    private readonly log: Log,
  ) {}

  get isFull(): boolean {
    return this.renderer.isFull;
  }

  /** Returns the PNG file of a drawing. Rejects like `PictureRenderer.render`. */
  async pngOf(svg: string, kind: PictureSubject['kind']): Promise<Buffer> {
    if (!STORED.has(kind)) return this.renderer.render(svg);
    // The name is that of the drawing, so that a changed drawing is another picture.
    const path = `${FOLDER}/${createHash('sha256').update(svg).digest('hex')}.png`;
    const stored = await this.attempt(() => this.blobs.get(path));
    if (stored && isWholePng(stored)) return stored;
    const png = await this.renderer.render(svg);
    await this.attempt(() => this.blobs.put(path, png));
    return png;
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

function isWholePng(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG_START.length).equals(PNG_START) && bytes.subarray(-PNG_END.length).equals(PNG_END);
}
