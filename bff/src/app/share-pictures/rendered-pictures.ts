import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PictureSubject } from '@soccer-legends/contracts';
import { PictureRenderer } from './picture-renderer.ts';
import { PictureStore } from './picture-store.ts';

/** Converts drawings to PNG, each once for all servers if its kind is stored. */
@Injectable()
export class RenderedPictures {
  constructor(
    private readonly renderer: PictureRenderer,
    private readonly store: PictureStore,
  ) {}

  /** Whether another picture would be rejected, because too many wait. */
  get isFull(): boolean {
    return this.renderer.isFull;
  }

  /** Returns the PNG file of a drawing. Rejects like `PictureRenderer.render`. */
  async pngOf(svg: string, kind: PictureSubject['kind']): Promise<Buffer> {
    const hash = createHash('sha256').update(svg).digest('hex');
    const stored = await this.store.read(kind, hash);
    if (stored) return stored;
    const png = await this.renderer.render(svg);
    await this.store.keep(kind, hash, png);
    return png;
  }
}
