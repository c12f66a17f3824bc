import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '@soccer-legends/contracts';

/** A change that other parts of the server react to. `ServerEvent`s are also sent to open pages. */
export type Change = ServerEvent | { type: 'catalogue' };

/** Publishes changes to the other parts of this process. */
export abstract class Bus {
  abstract publish(change: Change): void;
  abstract subscribe(listener: (change: Change) => void): void;

  /** Calls the listener after the football data in memory were replaced. */
  onCatalogueChange(listener: () => void): void {
    this.subscribe(({ type }) => {
      if (type === 'catalogue') listener();
    });
  }
}

/** Other replicas are notified through the database; see `ChangeFollower`. */
@Injectable()
export class InProcessBus extends Bus {
  private readonly emitter = new EventEmitter();

  override publish(change: Change): void {
    this.emitter.emit('change', change);
  }

  override subscribe(listener: (change: Change) => void): void {
    this.emitter.on('change', listener);
  }
}
