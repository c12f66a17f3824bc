import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';

/** A picture takes about 50 ms, so the last one in the queue waits for a second. */
const MAX_WAITING = 20;
const TIMEOUT_MS = 5000;
/** A thread takes about 40 MB, and starts in 100 ms. */
const IDLE_MS = 30_000;

/** The queue of pictures is full. */
export class RendererBusy extends Error {}

/** Turns SVG into PNG in a thread that is started when it is needed and ends when it has nothing to do. */
@Injectable()
export class PictureRenderer implements OnModuleDestroy {
  private readonly limit = pLimit(1);
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  get isFull(): boolean {
    return this.limit.pendingCount >= MAX_WAITING;
  }

  /** Rejects with `RendererBusy` if too many pictures are waiting, and for an SVG that cannot be rendered. */
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
    await worker?.terminate();
  }
}

/** The thread's file is beside this one, in the sources as well as in the build. */
function startWorker(): Worker {
  const worker = new Worker(new URL(`./picture-worker${extname(import.meta.url)}`, import.meta.url));
  worker.unref();
  // An error is reported to the caller that waits; without this listener, one between two pictures would end the server.
  worker.on('error', () => undefined);
  return worker;
}
