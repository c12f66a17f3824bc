import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '@soccer-legends/contracts';

/** A change to which other parts of the server react. A `ServerEvent` is also sent to open pages. */
export type Change = ServerEvent | { type: 'catalogue' };

/** Notifies only this process. Other replicas are notified through the database; see `ChangeFollower`. */
@Injectable()
export class Bus {
  // Every list in memory listens to changes of the catalogue, so there is no limit that would reveal a leak.
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  publish(change: Change): void {
    this.emitter.emit('change', change);
  }

  subscribe(listener: (change: Change) => void): void {
    this.emitter.on('change', listener);
  }

  /** Calls the listener after the football data in memory was replaced. */
  onCatalogueChange(listener: () => void): void {
    this.subscribe(({ type }) => {
      if (type === 'catalogue') listener();
    });
  }
}
