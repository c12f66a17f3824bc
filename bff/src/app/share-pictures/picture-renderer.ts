import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';

/** A picture takes about 50 ms, so the last one in the queue waits for a second. */
const MAX_WAITING = 20;
const TIMEOUT_MS = 5000;
/** A thread takes about 40 MB and starts in 100 ms. */
const IDLE_MS = 30_000;
/** The library frees the 3 MB of a picture's pixels only when its thread ends or collects garbage, which may never happen. */
const PICTURES_PER_THREAD = 25;

/** Too many pictures wait. */
export class RendererBusy extends Error {}

/** Converts SVG to PNG in a thread, which starts on demand and ends when idle. */
@Injectable()
export class PictureRenderer implements OnModuleDestroy {
  private readonly limit = pLimit(1);
  private worker: Worker | undefined;
  private rendered = 0;
  private idle: NodeJS.Timeout | undefined;

  /** Whether `render` would reject with `RendererBusy`. */
  get isFull(): boolean {
    return this.limit.pendingCount >= MAX_WAITING;
  }

  /** Rejects for an SVG that cannot be rendered, and with `RendererBusy` if too many pictures wait. */
  async render(svg: string): Promise<Buffer> {
    if (this.isFull) throw new RendererBusy();
    return this.limit(() => this.renderNow(svg));
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.idle);
    await this.stop();
  }

  private async renderNow(svg: string): Promise<Buffer> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= startWorker());
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      worker.postMessage(svg);
      const [png] = (await answered) as [Uint8Array];
      this.rendered += 1;
      if (this.rendered === PICTURES_PER_THREAD) await this.stop();
      return Buffer.from(png);
    } catch (error) {
      // A thread that has failed or is stuck is not used again.
      await this.stop();
      throw error;
    } finally {
      this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.rendered = 0;
    await worker?.terminate();
  }
}

/** The thread's file is beside this one, in the sources as well as in the build. */
function startWorker(): Worker {
  const worker = new Worker(new URL(`./picture-worker${extname(import.meta.url)}`, import.meta.url));
  worker.unref();
  // The waiting caller receives an error. Without this listener, an error between two pictures would end the server.
  worker.on('error', () => undefined);
  return worker;
}
